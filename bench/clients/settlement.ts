import { Payouts, Settlements } from '#libs/agency/index';
import { BetRollUps } from '#libs/agency/settlement/bet-roll-ups';
import { portalServices } from './portal-services.js';
import { type Meet, serveTask } from './serve-task.js';

export interface SettlementInput {
  /** Whether it meets other processes before it starts. */
  meets?: boolean;
}

/** How long the job `agency.settle` takes for the steps of real time, in milliseconds. */
export interface SettlementTimes {
  intakeMs: number;
  calculationMs: number;
  payingMs: number;
}

const BRAND = 'mela';

/** Settles what is due with the worker's services, one step after another. */
async function settle({ meets }: SettlementInput, meet: Meet): Promise<SettlementTimes> {
  const services = await portalServices();
  const of = { strict: false };
  const rollUps = services.get(BetRollUps, of);
  const settlements = services.get(Settlements, of);
  const payouts = services.get(Payouts, of);
  if (meets) await meet();
  return {
    intakeMs: await timed(() => rollUps.take(BRAND)),
    calculationMs: await timed(() => settlements.settleTaken({ brand: BRAND, kind: 'realtime', code: '' })),
    payingMs: await timed(() => payouts.payPending()),
  };
}

async function timed(step: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await step();
  return performance.now() - began;
}

serveTask(settle);
