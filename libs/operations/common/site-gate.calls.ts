import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { regionSettings } from '#libs/site/common/region-settings';
import { systemStatus } from '#libs/site/common/system-status';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
/** ISO 8601. */
const endTime = z.iso.datetime({ offset: true }).nullable();

export const siteGateState = z.object({
  status: systemStatus,
  /** When the present maintenance began. */
  beganAt: z.string().nullable(),
  /** When it is expected to end. */
  endTime: z.string().nullable(),
  /** Since when the site is restricted for everybody, also beneath a maintenance. */
  restrictedSince: z.string().nullable(),
  /** The proposal to lift the restriction, while it waits for a second operator. */
  lifting: proposal.nullable(),
  regions: regionSettings,
  /** Of the settings, for a change of the regions. */
  version: z.int(),
  /** In which times of the site are meant. */
  timeZone: z.string(),
  /** Where this operator comes from, as the site sees it. */
  you: z.object({ address: z.string(), country: z.string().nullable() }),
});
export type SiteGateState = z.output<typeof siteGateState>;

export const getSiteGate = defineCall({
  method: 'GET',
  path: '/wps/ops/site',
  summary: 'Whether the site is open, and to which regions',
  access,
  permission: 'site.read',
  input: z.strictObject({}),
  value: siteGateState,
});

export const closeSite = defineCall({
  method: 'POST',
  path: '/wps/ops/site/closing',
  summary: 'Begins a maintenance: pages and new business close at once',
  access,
  permission: 'site.close',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ endTime, reason }),
  value: z.object({}),
});

export const announceSiteEnd = defineCall({
  method: 'PUT',
  path: '/wps/ops/site/end-time',
  summary: 'Changes when the maintenance is expected to end; it ends when an operator opens the site',
  access,
  permission: 'site.close',
  idempotent: true,
  input: z.strictObject({ endTime, reason }),
  value: z.object({}),
});

export const openSite = defineCall({
  method: 'POST',
  path: '/wps/ops/site/opening',
  summary: 'Ends the maintenance, moving deadlines of visitors back by its length; a restriction stays',
  access,
  permission: 'site.open',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ reason }),
  value: z.object({}),
});

export const restrictSite = defineCall({
  method: 'POST',
  path: '/wps/ops/site/restriction',
  summary:
    'Closes the site at once to everybody whose address is not always allowed, also beneath a maintenance',
  access,
  permission: 'site.close',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ reason }),
  value: z.object({}),
});

export const proposeSiteOpening = defineCall({
  method: 'POST',
  path: '/wps/ops/site/restriction/proposals',
  summary: 'Proposes to lift the restriction; a second operator approves',
  access,
  permission: 'site.open',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ reason }),
  value: z.object({ proposal }),
});

export const changeRegions = defineCall({
  method: 'PUT',
  path: '/wps/ops/site/regions',
  summary: 'Changes the countries and addresses that are blocked or allowed',
  access,
  permission: 'site.close',
  elevated: true,
  idempotent: true,
  input: z.strictObject({
    version: z.int(),
    regions: regionSettings,
    reason,
    /** The operator knows that the own address or country will be blocked. */
    blocksYourself: z.boolean().default(false),
  }),
  value: z.object({}),
});
