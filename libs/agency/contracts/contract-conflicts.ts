import { isAbove, type Tier } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { clampTiers, equalCounts } from './contract-bound.js';

/** A contract below, with its tiers and the ancestors of its downline, nearest first. */
export interface Below {
  contract: Contract;
  tiers: Tier[];
  wayUp: string[];
}

/** What becomes of a contract that pays more than is now allowed. `tiers`: what it goes on with, `null` where it ends. */
export interface Conflict {
  contract: Contract;
  tiers: Tier[] | null;
}

/**
 * What terms that come into force at `agent` do below: who is above the nearest terms in force over it, from the top
 * down, so that a contract that was lowered or has ended counts as such for those below. `lowers` lets them go on with
 * lowered terms. Offers that wait are among `offers` where they are above.
 */
export function conflictsBelow(
  agent: string,
  terms: readonly Tier[],
  below: readonly Below[],
  lowers: boolean,
): { conflicts: Conflict[]; offers: Contract[] } {
  const inForce = new Map<string, readonly Tier[]>([[agent, terms]]);
  const conflicts: Conflict[] = [];
  const offers: Contract[] = [];
  for (const { contract, tiers, wayUp } of fromTheTop(below)) {
    const bound = wayUp.map((above) => inForce.get(above)).find((found) => found !== undefined);
    if (!bound) throw new Error(`contract ${contract.id} is not below ${agent}`);
    const above = isAbove(tiers, bound, equalCounts(contract.kind));
    if (contract.status === 'offered') {
      if (above) offers.push(contract);
      continue;
    }
    const left = above && lowers ? clampTiers(contract.kind, tiers, bound) : null;
    if (above) conflicts.push({ contract, tiers: left });
    const goesOn = above ? left : tiers;
    if (goesOn) inForce.set(contract.downline, goesOn);
  }
  return { conflicts, offers };
}

/** Uplines before downlines. */
function fromTheTop(below: readonly Below[]): Below[] {
  return [...below].sort((one, other) => one.wayUp.length - other.wayUp.length);
}
