import { z } from 'zod';
import { DOWNLOAD_PLATFORMS } from './download-platforms.js';
import { httpsAddress, httpsOrigin, installAddress, pageAddress } from './outside-addresses.js';

/** A module's key, as TELEGRAM. */
const key = z.string().regex(/^[A-Z][A-Z0-9_]{0,29}$/);

/** Where a visitor gets help, by what it is asked for. */
export const customerService = z
  .array(z.strictObject({ csType: z.string().min(1).max(40), path: pageAddress }))
  .max(20);

/** Pages of the brand elsewhere, as its channel on Telegram; each key once. */
export const resources = z
  .array(z.strictObject({ key, labelNameEn: z.string().min(1).max(40), url: httpsAddress }))
  .max(40)
  .refine((list) => new Set(list.map((one) => one.key)).size === list.length, 'a key stands twice');

/** Hosts from which pictures, or games in a frame, may be loaded. */
export const cdnOrigins = z.array(httpsOrigin).max(20);

/** A host of the brand, with its port unless it is that of `mainDomain`, whose scheme it has. */
const line = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'not a host');

/** The hosts among which a visitor chooses the fastest, in the order in which they are shown. */
export const lines = z
  .array(line)
  .max(20)
  .refine((hosts) => new Set(hosts).size === hosts.length, 'a line stands twice');

/** What can be installed, with its file or shop; without an address it is the site itself that is installed. */
export const downloads = z
  .array(z.strictObject({ platform: z.enum(DOWNLOAD_PLATFORMS), url: installAddress.nullable() }))
  .max(DOWNLOAD_PLATFORMS.length)
  .refine((list) => new Set(list.map((one) => one.platform)).size === list.length, 'a platform stands twice');

/** The id of the brand at its analytics; never an address or a script. */
export const analytics = z.string().regex(/^[\w-]{0,60}$/);
