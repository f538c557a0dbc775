import type { Outcome, Promised, Topology } from './promise.js';
import type { Fault } from './stack/fault.js';
import type { Lab } from './stack/lab.js';

/** After Ctrl-C whatever fails is nobody's concern, and nothing more may begin. */
const forever = new Promise<never>(() => undefined);

/** Runs a promise on a fresh portal. An error means that the run itself went wrong, which shows nothing. */
export async function attempt<Size>(
  lab: Lab,
  promise: Promised<Size>,
  size: Size,
  topology: Topology,
  fault?: Fault,
): Promise<Outcome | Error> {
  try {
    const stack = await lab.stack(topology, fault);
    return await promise.run(stack, size).finally(() => stack.close());
  } catch (error) {
    if (lab.interrupted) return forever;
    return error instanceof Error ? error : new Error(String(error));
  }
}
