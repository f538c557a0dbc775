import { z } from 'zod';
import {
  CATALOGUE_CHANGE_KINDS,
  CATALOGUE_CHANGE_STATES,
  catalogueChange,
  catalogueReading,
} from '#libs/games/common/catalogue-change';
import { defineCall } from '#libs/platform/common/call';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const permission = 'catalogue.change';
const vendor = z.string().max(40);
const id = z.string().regex(/^\d{1,18}$/);

export const catalogueChangeList = operatorsList({
  name: 'catalogue-changes',
  path: '/wps/ops/catalogue-changes',
  summary:
    "How vendors' lists of games differ from the brand's titles; what waits for a decision comes first",
  permission: { read: 'catalogue.read', export: 'catalogue.export' },
  filters: {
    ...textAndDays,
    vendor: vendor.optional(),
    kind: z.enum(CATALOGUE_CHANGE_KINDS).optional(),
    state: z.enum(CATALOGUE_CHANGE_STATES).optional(),
  },
  row: catalogueChange,
});

export const listCatalogueReadings = defineCall({
  method: 'GET',
  path: '/wps/ops/catalogue-readings',
  summary: 'The vendors of the brand, each with the last reading of its list of games',
  access,
  permission: 'catalogue.read',
  input: z.strictObject({}),
  value: z.object({ list: z.array(catalogueReading) }),
});

export const readCatalogue = defineCall({
  method: 'POST',
  path: '/wps/ops/vendors/:code/catalogue-reading',
  summary: "Reads a vendor's list of games now; what differs waits for an operator",
  access,
  permission,
  input: z.strictObject({ code: vendor }),
  value: z.object({}),
});

export const acceptCatalogue = defineCall({
  method: 'POST',
  path: '/wps/ops/vendors/:code/catalogue-acceptance',
  summary: "Accepts all that waits of a vendor's list, if it was not read again meanwhile",
  access,
  permission,
  idempotent: true,
  elevated: true,
  input: z.strictObject({
    code: vendor,
    /** The reading that the operator has seen. */
    readAt: z.iso.datetime({ offset: true }),
  }),
  value: z.object({ accepted: z.int() }),
});

export const acceptCatalogueChange = defineCall({
  method: 'POST',
  path: '/wps/ops/catalogue-changes/:id/acceptance',
  summary: "Makes the brand's title what its vendor lists; visitors see it at once",
  access,
  permission,
  idempotent: true,
  elevated: true,
  input: z.strictObject({ id }),
  value: z.object({}),
});

export const rejectCatalogueChange = defineCall({
  method: 'POST',
  path: '/wps/ops/catalogue-changes/:id/rejection',
  summary: "Leaves the brand's title as it is; the same difference is not asked again",
  access,
  permission,
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: z.object({}),
});

export const reopenCatalogueChange = defineCall({
  method: 'POST',
  path: '/wps/ops/catalogue-changes/:id/reopening',
  summary: 'Lets a rejected difference wait for a decision again',
  access,
  permission,
  idempotent: true,
  input: z.strictObject({ id }),
  value: z.object({}),
});
