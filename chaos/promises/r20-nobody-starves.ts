import type { Reply } from '#libs/platform/testing/portal-client';
import { times } from '../clients/concurrency.js';
import { type Customer, register } from '../clients/customer.js';
import type { FloodEnvironment } from '../clients/flood-program.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';

/** The product's limits, with few connections, so that a flood has an effect. */
const ENVIRONMENT = {
  CALLS_PER_PERSON: undefined,
  MONEY_CALLS_PER_PERSON: undefined,
  CALLS_PER_ADDRESS: undefined,
  DATABASE_POOL: '20',
};
const FLOOD = 'chaos/clients/flood-program.js';
const WARMING_CALLS = 150;
const AMOUNT = '250.00';
/** The maximum slowdown of another member under the flood. */
const MAX_SLOWDOWN = 2;

/**
 * A member who sends as much as the connections carry slows others down at most twofold, and makes no call of others
 * fail.
 */
export const nobodyStarves = definePromise({
  id: 'R20',
  title: 'the flood of one does not starve others',
  inBothTopologies: false,
  full: { lanes: 70, slices: 10, calls: 40 },
  small: { lanes: 70, slices: 4, calls: 40 },
  async run(stack, { lanes, slices, calls }) {
    const api = await stack.startApi(ENVIRONMENT);
    const [flooder, other] = (await register(stack, api, 2)) as [Customer, Customer];
    const flood = stack.program('flood', FLOOD, floodOf(api, flooder, lanes));
    await timed(api, other, WARMING_CALLS, noTimes()); // the first calls are compiled and planned
    const alone = noTimes();
    const beside = noTimes();
    // In turn, so that other load on the machine slows both down.
    for (const _ of times(slices)) {
      await timed(api, other, calls, alone);
      await flood.start();
      await timed(api, other, calls, beside);
      await flood.end();
    }
    const sent = await stack.count('select count(*) from platform.idempotency where scope like $1', [
      `% ${flooder.id} %`,
    ]);
    const ratio = typical(beside) / typical(alone);
    return new Findings()
      .say(`${sent} calls of one member on ${lanes} lines`)
      .say(
        `a read and an order of another take ${typical(alone).toFixed(1)} ms alone, ${typical(beside).toFixed(1)} beside`,
      )
      .expect("another's calls that failed", alone.failed + beside.failed, 0)
      .require(ratio <= MAX_SLOWDOWN, `another's calls took ${ratio.toFixed(1)} times as long`)
      .outcome();
  },
});

/** The environment of the flood program. */
const floodOf = ({ url }: Api, { token }: Customer, lanes: number): FloodEnvironment => ({
  FLOOD_URL: url,
  FLOOD_TOKEN: token,
  FLOOD_LANES: String(lanes),
});

interface Timed {
  /** Milliseconds of each. */
  reads: number[];
  orders: number[];
  failed: number;
}

const noTimes = (): Timed => ({ reads: [], orders: [], failed: 0 });

/** Adds the times of sequential calls, a read and an order in turn. */
async function timed(api: Api, customer: Customer, calls: number, result: Timed): Promise<void> {
  const time = async (tookMs: number[], call: () => Promise<Reply>) => {
    const began = performance.now();
    const { status } = await call();
    tookMs.push(performance.now() - began);
    if (status >= 429) result.failed++;
  };
  for (let call = 0; call < calls; call += 2) {
    await time(result.reads, () => customer.balance(api));
    await time(result.orders, () => customer.order(api, AMOUNT));
  }
}

const typical = ({ reads, orders }: Timed) => medianOf(reads) + medianOf(orders);

function medianOf(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
