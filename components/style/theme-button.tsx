"use client";

import { Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { chooseTheme, type Theme, themeNow, watchTheme } from "./theme";

export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    setTheme(themeNow());
    return watchTheme(setTheme);
  }, []);
  const other: Theme = theme === "dark" ? "light" : "dark";
  return (
    <button
      className="plain"
      onClick={() => chooseTheme(other)}
      aria-label={`Use the ${other} theme`}
      title={`Use the ${other} theme`}
    >
      {theme === "dark" ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
    </button>
  );
}
