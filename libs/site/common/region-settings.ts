import { z } from 'zod';

/** An ISO 3166 alpha-2 code. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
const block = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);
/** One address, or a network as in "203.0.113.0/24". */
const addressBlock = z.string().refine((text) => block.safeParse(text).success, 'is no address or network');

/** Where visitors may come from. */
export const regionSettings = z
  .strictObject({
    blockedCountries: z.array(countryCode).max(250),
    /** If there are any, visitors of all other countries are blocked. */
    allowedCountries: z.array(countryCode).max(250),
    blockedAddresses: z.array(addressBlock).max(1000),
    /** Never blocked, whatever their country is. */
    allowedAddresses: z.array(addressBlock).max(1000),
  })
  .superRefine(({ blockedCountries, allowedCountries }, context) => {
    if (blockedCountries.length > 0 && allowedCountries.length > 0)
      context.addIssue({
        code: 'custom',
        path: ['allowedCountries'],
        message: 'countries are either blocked or allowed',
      });
  });
export type RegionSettings = z.output<typeof regionSettings>;

export const DEFAULT_REGIONS: RegionSettings = {
  blockedCountries: [],
  allowedCountries: [],
  blockedAddresses: [],
  allowedAddresses: [],
};
