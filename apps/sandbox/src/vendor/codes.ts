/** The codes under which our game companies offer their titles to portals; the later ones in the large catalogue alone. */
export const VENDOR_CODES = [
  'STUDIO',
  'TABLE',
  'IA',
  'DS88',
  'DELTA',
  'KADAM',
  'BOKUL',
  'SHIMUL',
  'TAMAL',
  'JHINUK',
  'MEGHNA',
  'PALASH',
] as const;
export type VendorCode = (typeof VENDOR_CODES)[number];

/** At least one; the first one signs, each of them is accepted. */
export type Secrets = readonly [string, ...string[]];

/** Below which path a vendor answers, such as `/studio`. */
export const pathOf = (code: VendorCode): string => `/${code.toLowerCase()}`;
