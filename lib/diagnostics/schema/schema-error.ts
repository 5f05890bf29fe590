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
  /** The key that it is about, instead of the value. */
  readonly propertyName?: string;
}
