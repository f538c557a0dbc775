import { isAbove, type Tier } from '../common/contract-terms.js';
import type { Contract } from './contract.entity.js';
import { clampTiers, equalIsAbove } from './contract-bound.js';

/** A contract or offer below the accepting agent. `ancestors` are those of its downline, the nearest first. */
export interface ContractBelow {
  contract: Contract;
  tiers: Tier[];
  ancestors: string[];
}

/** A contract that pays more than is now allowed. `tiers` are its lowered terms, or `null` if it ends. */
export interface Conflict {
  contract: Contract;
  tiers: Tier[] | null;
}

/**
 * Finds the contracts and the waiting offers below `agent` that are above the nearest contract over them, once `terms` are in
 * force for `agent`. It goes from the top down, so that a contract which was lowered or ended counts as such for those below it.
 * With `lowers` contracts continue with lowered terms, otherwise they end.
 */
export function conflictsBelow(
  agent: string,
  terms: readonly Tier[],
  below: readonly ContractBelow[],
  lowers: boolean,
): { conflicts: Conflict[]; offers: Contract[] } {
  const inForce = new Map<string, readonly Tier[]>([[agent, terms]]);
  const conflicts: Conflict[] = [];
  const offers: Contract[] = [];
  for (const { contract, tiers, ancestors } of fromTheTop(below)) {
    const bound = ancestors.map((ancestor) => inForce.get(ancestor)).find((found) => found !== undefined);
    if (!bound) throw new Error(`contract ${contract.id} is not below ${agent}`);
    const above = isAbove(tiers, bound, equalIsAbove(contract.kind));
    if (contract.status === 'offered') {
      if (above) offers.push(contract);
      continue;
    }
    const left = above && lowers ? clampTiers(contract.kind, tiers, bound) : null;
    if (above) conflicts.push({ contract, tiers: left });
    const remaining = above ? left : tiers;
    if (remaining) inForce.set(contract.downline, remaining);
  }
  return { conflicts, offers };
}

/** Sorts uplines before downlines. */
function fromTheTop(below: readonly ContractBelow[]): ContractBelow[] {
  return [...below].sort((one, other) => one.ancestors.length - other.ancestors.length);
}
