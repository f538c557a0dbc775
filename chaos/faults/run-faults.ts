import { attempt } from '../attempt.js';
import type { Outcome, Promised } from '../promise.js';
import type { Fault } from '../stack/fault.js';
import type { Lab } from '../stack/lab.js';
import { FAULTS } from './index.js';

/**
 * Takes out each guard of a promise in a copy, and sees whether the promise's own run notices. A run that fails by
 * itself has noticed nothing. Answers how many were missed, an unharmed copy that does not hold included.
 */
export async function runFaults(lab: Lab, promise: Promised): Promise<number> {
  let missed = 0;
  const judge = async (
    name: string,
    fault: Fault | undefined,
    verdict: (outcome: Outcome) => string | null,
  ) => {
    const outcome = await attempt(lab, promise, promise.small, 'plain', fault);
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
