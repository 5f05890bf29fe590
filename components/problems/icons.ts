import { CircleX, Info, TriangleAlert } from "lucide-react";
import type { Severity } from "../../lib/diagnostics";

export const severityIcons: Record<Severity, typeof CircleX> = {
  error: CircleX,
  warning: TriangleAlert,
  info: Info,
};
