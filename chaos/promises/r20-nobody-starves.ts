import type { Reply } from '#libs/platform/testing/portal-client';
import { crowd, times } from '../clients/crowd.js';
import { type Customer, register } from '../clients/customer.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';

/** As the product has them, and as few connections as make a flood felt. */
const ENVIRONMENT = {
  CALLS_PER_PERSON: undefined,
  MONEY_CALLS_PER_PERSON: undefined,
  CALLS_PER_ADDRESS: undefined,
  DATABASE_POOL: '20',
};
const AMOUNT = '250.00';
/** What the flood may cost another: so many times what a call takes without it. */
const MOST = 2;

/** Who sends all that the lines carry slows nobody else down by more than half, and makes nobody's call fail. */
export const nobodyStarves = definePromise({
  id: 'R20',
  title: 'the flood of one does not starve others',
  inBothTopologies: false,
  full: { lanes: 70, calls: 400 },
  small: { lanes: 70, calls: 150 },
  async run(stack, { lanes, calls }) {
    const api = await stack.startApi(ENVIRONMENT);
    const [flooder, other] = (await register(stack, api, 2)) as [Customer, Customer];
    await timed(api, other, calls); // the first ones are compiled and planned
    const alone = await timed(api, other, calls);
    const flood = openFlood(api, flooder, lanes);
    const beside = await timed(api, other, calls);
    const sent = await flood.stop();
    const ratio = typical(beside) / typical(alone);
    return new Findings()
      .say(`${sent} calls of one member on ${lanes} lines`)
      .say(
        `a read and an order of another take ${typical(alone).toFixed(1)} ms alone, ${typical(beside).toFixed(1)} beside`,
      )
      .expect("another's calls that failed", alone.failed + beside.failed, 0)
      .require(ratio <= MOST, `another's calls took ${ratio.toFixed(1)} times as long`)
      .outcome();
  },
});

interface Timed {
  /** Milliseconds of each. */
  reads: number[];
  orders: number[];
  failed: number;
}

/** One call after another, a read and an order in turn. */
async function timed(api: Api, customer: Customer, calls: number): Promise<Timed> {
  const result: Timed = { reads: [], orders: [], failed: 0 };
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
  return result;
}

const typical = ({ reads, orders }: Timed) => medianOf(reads) + medianOf(orders);

function openFlood(api: Api, customer: Customer, lanes: number) {
  let open = true;
  let sent = 0;
  const lane = async () => {
    for (; open; sent++) await customer.order(api, AMOUNT);
  };
  const running = crowd(times(lanes), lanes, lane);
  return {
    async stop(): Promise<number> {
      open = false;
      await running;
      return sent;
    },
  };
}

function medianOf(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
