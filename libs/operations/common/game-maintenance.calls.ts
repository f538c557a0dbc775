import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { reason } from './reason.js';

const access = ['operator'] as const;
const move = { maintenance: z.boolean(), reason };

export const maintainedVendor = z.object({
  code: z.string(),
  name: z.string(),
  maintenance: z.boolean(),
  titles: z.array(
    z.object({
      nodeId: z.int(),
      /** By language code. */
      names: z.record(z.string(), z.string()),
      maintenance: z.boolean(),
    }),
  ),
});
export type MaintainedVendor = z.output<typeof maintainedVendor>;

export const listGameMaintenance = defineCall({
  method: 'GET',
  path: '/wps/ops/game-maintenance',
  summary: 'Vendors and their titles, with those that are in maintenance',
  access,
  permission: 'game.read',
  input: z.strictObject({}),
  value: z.object({ list: z.array(maintainedVendor) }),
});

export const setVendorMaintenance = defineCall({
  method: 'PUT',
  path: '/wps/ops/vendors/:code/maintenance',
  summary: 'Begins or ends the maintenance of a vendor; its tiles show it at once',
  access,
  permission: 'game.close',
  idempotent: true,
  input: z.strictObject({ code: z.string().max(50), ...move }),
  value: z.object({}),
});

export const setTitleMaintenance = defineCall({
  method: 'PUT',
  path: '/wps/ops/titles/:nodeId/maintenance',
  summary: 'Begins or ends the maintenance of one game; its tile shows it at once',
  access,
  permission: 'game.close',
  idempotent: true,
  input: z.strictObject({ nodeId: z.coerce.number().int().min(1).max(2_147_483_647), ...move }),
  value: z.object({}),
});
