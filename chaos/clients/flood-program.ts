import { randomUUID } from 'node:crypto';
import { PortalClient } from '#libs/platform/testing/portal-client';
import { mapConcurrently, times } from './concurrency.js';

/** The environment of the program. */
export type FloodEnvironment = Record<'FLOOD_URL' | 'FLOOD_TOKEN' | 'FLOOD_LANES', string>;

const { FLOOD_URL, FLOOD_TOKEN, FLOOD_LANES } = process.env as FloodEnvironment;
const LANES = Number(FLOOD_LANES);
const ORDER = { method: 'bank', amount: '250.00' };

/**
 * Places one member's orders without end, on several lanes, in its own process, so that its cost is not counted as the
 * portal's. It is ready when each lane was answered once, and ends on SIGTERM when no call is pending.
 */
const portal = new PortalClient(FLOOD_URL);
const order = () =>
  portal.send('POST', '/wps/cashier/deposits', ORDER, { token: FLOOD_TOKEN, key: randomUUID() });

let open = true;
process.once('SIGTERM', () => {
  open = false;
});
let answered = 0;
await mapConcurrently(times(LANES), LANES, async () => {
  while (open) {
    await order();
    if (++answered === LANES) process.send?.('ready');
  }
});
process.exit();
