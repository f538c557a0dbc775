import { ping } from '#libs/site/common/site.calls';

/** A line that has not answered by then counts as dead, in milliseconds. */
export const DEAD_AFTER_MS = 5000;
const FAST_MS = 80;
const NORMAL_MS = 150;
/** Up to here the meter shows four, three and two bars; above the last one bar. */
const METER_MS = [100, 200, 400];
/** The first answer opens the connection and is not counted; of the others the shortest is. */
const PINGS = 3;

export type SpeedClass = 'fast' | 'normal' | 'slow';

export function speedClass(ms: number): SpeedClass {
  if (ms <= FAST_MS) return 'fast';
  return ms <= NORMAL_MS ? 'normal' : 'slow';
}

/** The share of the meter that is lit, in percent. */
export function meterPercentage(ms: number): number {
  const passed = METER_MS.filter((limit) => ms > limit).length;
  return 100 - 25 * passed;
}

/** How long a line takes to answer, in whole milliseconds. @throws where it does not */
export async function measureLine(origin: string, within = DEAD_AFTER_MS): Promise<number> {
  const signal = AbortSignal.timeout(within);
  let best = Number.POSITIVE_INFINITY;
  for (let sent = 0; sent < PINGS; sent += 1) {
    const ms = await pingOnce(origin, signal);
    if (sent > 0) best = Math.min(best, ms);
  }
  return Math.round(best);
}

/** The parameter keeps proxies from answering in place of the line. */
async function pingOnce(origin: string, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  const address = `${origin}${ping.path}?random=${Math.random()}`;
  const reply = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
  if (!reply.ok) throw new Error(`the line ${origin} answered ${reply.status}`);
  return performance.now() - began;
}
