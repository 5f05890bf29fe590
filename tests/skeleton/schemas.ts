import type { Shapes } from "../../lib/diagnostics/context";
import type { Schemas } from "../../lib/diagnostics/schema/node";
import { validatorsOf } from "../../lib/diagnostics/schema/validate";
import { kinds as shippedKinds } from "../../lib/documents/generated/kinds";
import { schemas as shipped } from "../../lib/documents/generated/schemas";
import { ownKinds, ownSchemas } from "./own-schemas";

/** Schemas and kinds with those of the skeleton, for a checker of its own: nothing that others share is changed. */

const schemas = { ...(shipped as unknown as Schemas), ...(ownSchemas as Schemas) };
const kinds = [...shippedKinds, ...ownKinds];

export const shapes: Shapes = {
  schemas,
  validators: validatorsOf(
    schemas,
    kinds.map(({ schema }) => schema),
  ),
  kinds,
};
