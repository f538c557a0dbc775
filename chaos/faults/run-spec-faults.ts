import { mapConcurrently, times } from '../clients/concurrency.js';
import type { Machine } from '../machine.js';
import { SpecCopy, type Verdict } from '../stack/spec-copy.js';
import type { GuardedBySpec } from './security-faults.js';

/** As many as jest itself runs at a time. */
const LANES = 2;

/**
 * Removes each guard in a copy of the sources, and checks whether the spec of the promise fails. Prints a line for
 * each, the unchanged copy first. Returns how many were missed.
 */
export async function runSpecFaults(
  machine: Machine,
  serverUrl: string,
  guarded: GuardedBySpec[],
): Promise<number> {
  if (guarded.length === 0) return 0;
  const copies = await mapConcurrently(times(LANES), LANES, () => SpecCopy.create(machine, serverUrl));
  const whole = await copies[0]?.run(guarded.map(({ spec }) => spec));
  const isWhole = whole !== undefined && whole.passed > 0 && whole.failed + whole.unrun === 0;
  let missed = tell(
    `${[...new Set(guarded.map(({ id }) => id))].join(', ')} with all their guards`,
    isWhole && 'holds',
    whole,
  );

  const trials = guarded.flatMap(({ id, spec, faults }) => faults.map((fault) => ({ id, spec, fault })));
  await mapConcurrently(trials, LANES, async ({ id, spec, fault }) => {
    const copy = copies.pop() as SpecCopy;
    const verdict = await copy.runWith(fault.sources, [spec]);
    copies.push(copy);
    missed += tell(`${id} without ${fault.guard}`, isCaught(verdict) && 'caught', verdict);
  });
  return missed;
}

/** Whether the spec noticed. If not one test passed, the spec could not run, which proves nothing. */
export function isCaught({ passed, failed, unrun }: Verdict): boolean {
  return failed > 0 && passed > 0 && unrun === 0;
}

function tell(name: string, fine: string | false, verdict: Verdict | undefined): number {
  const { passed = 0, failed = 0, unrun = 0 } = verdict ?? {};
  const figures = `${passed} tests passed, ${failed} failed${unrun > 0 ? ', and a spec could not be run' : ''}`;
  console.log(`${name} … ${fine || 'MISSED'} (${figures})`);
  return fine ? 0 : 1;
}
