/** Numbers of the zip format (PKWARE's APPNOTE, 4.3 and 4.4) that reading and writing share. */

export const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** Lengths of the fixed parts. */
export const fixed = { local: 30, central: 46, end: 22 } as const;

/** Ways to pack a file. */
export const method = { stored: 0, deflated: 8 } as const;

export const flag = {
  encrypted: 0x0001,
  stronglyEncrypted: 0x0040,
  utf8: 0x0800,
  hiddenHeader: 0x2000,
} as const;

/** A number of this value stands elsewhere, in the form for very large zips. */
export const elsewhere = { short: 0xffff, long: 0xffffffff } as const;
