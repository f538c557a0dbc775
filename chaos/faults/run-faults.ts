import { attempt } from '../attempt.js';
import type { Outcome, PromiseCheck } from '../promise.js';
import type { Fault } from '../stack/fault.js';
import type { Testbed } from '../stack/testbed.js';
import { FAULTS } from './index.js';

/**
 * Removes each guard of a promise in a copy, and checks whether the promise's own run notices. A run that itself fails
 * has noticed nothing. Returns how many were missed, including an unchanged copy that does not hold.
 */
export async function runFaults(testbed: Testbed, promise: PromiseCheck): Promise<number> {
  let missed = 0;
  const judge = async (
    name: string,
    fault: Fault | undefined,
    verdict: (outcome: Outcome) => string | null,
  ) => {
    const outcome = await attempt(testbed, promise, promise.small, 'plain', fault);
    const fine = outcome instanceof Error ? null : verdict(outcome);
    const why = outcome instanceof Error ? outcome.message : outcome.figures;
    if (fine === null) missed++;
    console.log(`${promise.id} ${name} … ${fine ?? `MISSED (${why})`}`);
  };
  await judge('with all its guards', undefined, ({ broken }) => (broken.length === 0 ? 'holds' : null));
  for (const fault of FAULTS[promise.id] ?? []) {
    await judge(`without ${fault.guard}`, fault, ({ broken }) =>
      broken.length > 0 ? `caught (${broken.join('; ')})` : null,
    );
  }
  return missed;
}
