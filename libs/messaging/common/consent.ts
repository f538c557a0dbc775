import { z } from 'zod';

/** What offers may be about, and how they may come. Nobody has agreed to any of it before the member says so. */
export const CONSENT_PRODUCTS = ['casino', 'betting', 'lottery'] as const;
export type ConsentProduct = (typeof CONSENT_PRODUCTS)[number];
export const CONSENT_CHANNELS = ['inbox', 'mail', 'sms'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export const consentTo = z.strictObject({
  product: z.enum(CONSENT_PRODUCTS),
  channel: z.enum(CONSENT_CHANNELS),
});
export type ConsentTo = z.output<typeof consentTo>;
