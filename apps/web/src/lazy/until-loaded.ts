import { describeFailure } from './part-load-error';
import { reloadedInstead } from './reload-once';

const AGAIN_AFTER_MS = 2000;

/** Fetches what nothing can be drawn without, until it is there. */
export async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (cause) {
      reloadedInstead(await describeFailure(cause), failures);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
