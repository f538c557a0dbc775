import type { Outcome, PromiseCheck, Topology } from './promise.js';
import type { Fault } from './stack/fault.js';
import type { Testbed } from './stack/testbed.js';

/** After Ctrl-C later failures are ignored, and nothing new may start. */
const forever = new Promise<never>(() => undefined);

/** Runs a promise on a fresh portal. An error means that the run itself failed, which proves nothing. */
export async function attempt<Size>(
  testbed: Testbed,
  promise: PromiseCheck<Size>,
  size: Size,
  topology: Topology,
  fault?: Fault,
): Promise<Outcome | Error> {
  try {
    const stack = await testbed.stack(topology, fault);
    return await promise.run(stack, size).finally(() => stack.close());
  } catch (error) {
    if (testbed.interrupted) return forever;
    return error instanceof Error ? error : new Error(String(error));
  }
}
