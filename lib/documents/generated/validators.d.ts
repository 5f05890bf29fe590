// Made from schemas/ by "npm run generate". Do not edit.

/** One thing that a schema forbids, as ajv reports it. */
export interface SchemaError {
  /** The keyword that failed, such as "required" or "type". */
  readonly keyword: string;
  /** JSON pointer of the value, in the document. */
  readonly instancePath: string;
  /** Where the keyword stands, in the schema. */
  readonly schemaPath: string;
  /** What the keyword has to say: the missing property, the allowed values and so on. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
}

/** Returns what the schema forbids in a value; nothing when it fits. */
export type Validator = (value: unknown) => SchemaError[];

/** A validator by the path of its schema under schemas/, such as "common/map.schema.json". */
export declare const validators: Readonly<Record<string, Validator>>;
