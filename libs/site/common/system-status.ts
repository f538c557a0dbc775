import { z } from 'zod';

export const NORMAL = 0;
/** Closed to every visitor, until an operator opens the site. */
export const MAINTENANCE = 1;
/** Closed to everybody whose address is not always allowed, until two operators lift it. */
export const REGION_RESTRICTED = 2;

export const systemStatus = z.union([
  z.literal(NORMAL),
  z.literal(MAINTENANCE),
  z.literal(REGION_RESTRICTED),
]);
export type SystemStatus = z.output<typeof systemStatus>;
