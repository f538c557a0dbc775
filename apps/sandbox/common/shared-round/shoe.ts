import { floats } from '../fairness.js';
import { type SharedRoundCode, type SharedRoundResult, sharedRoundRules } from './titles.js';

/** The results of all rounds of a shoe, in order; they follow from its seed and its public name. */
export async function shoeResults(
  code: SharedRoundCode,
  { serverSeed, clientSeed }: { serverSeed: string; clientSeed: string },
): Promise<SharedRoundResult[]> {
  const rules = sharedRoundRules(code);
  return rules.deal(await floats({ serverSeed, clientSeed, nonce: 0 }, rules.numbers));
}
