import { randomUUID } from 'node:crypto';
import { PortalClient } from '#libs/platform/testing/portal-client';
import { crowd, times } from './crowd.js';

/** What the program is started with. */
export type FloodEnvironment = Record<'FLOOD_URL' | 'FLOOD_TOKEN' | 'FLOOD_LANES', string>;

const { FLOOD_URL, FLOOD_TOKEN, FLOOD_LANES } = process.env as FloodEnvironment;
const LANES = Number(FLOOD_LANES);
const ORDER = { method: 'bank', amount: '250.00' };

/**
 * One member's orders without end, on so many lanes, in a process of its own: what they cost their sender is not what
 * they cost the portal. It is ready when each lane was answered once, and ends by SIGTERM when nothing is under way.
 */
const portal = new PortalClient(FLOOD_URL);
const order = () =>
  portal.send('POST', '/wps/cashier/deposits', ORDER, { token: FLOOD_TOKEN, key: randomUUID() });

let open = true;
process.once('SIGTERM', () => {
  open = false;
});
let answered = 0;
await crowd(times(LANES), LANES, async () => {
  while (open) {
    await order();
    if (++answered === LANES) process.send?.('ready');
  }
});
process.exit();
