import type { AffectedContract, ContractSummary } from '#libs/agency/common/contract.calls';
import type { contractOffered } from '#libs/agency/common/contract.events';
import type { DataOf } from '#libs/platform/common/push';
import type { Impact } from './contract.machine';

/** An offer of an upline to an agent, as the agent sees it. */
export function contractOf(id: string, change: Partial<ContractSummary> = {}): ContractSummary {
  return {
    id,
    kind: 'realtime',
    version: 1,
    status: 'offered',
    side: 'received',
    upline: { id: '1', account: 'upline' },
    downline: { id: '2', account: 'agent' },
    terms: { kind: 'realtime', winRate: '0.10', lossRate: '0.20', betRate: '0.00' },
    currency: 'BDT',
    offeredAt: '2026-11-21T10:00:00Z',
    answeredAt: null,
    inForceFrom: null,
    inForceUntil: null,
    endReason: null,
    ...change,
  };
}

/** A push about it. */
export const pushedContract = (
  id: string,
  change: Partial<ContractSummary> = {},
): DataOf<typeof contractOffered> => ({
  ...contractOf(id, change),
  inForce: null,
  timeline: [{ status: 'offered', at: '2026-11-21T10:00:00Z', by: 'upline' }],
  takesEffectAt: '2026-11-21T11:05:00Z',
  at: '2026-11-21T11:00:00Z',
});

/** Contracts of the agent's downlines that an acceptance would end. */
export function impactOf(token: string, ids: string[], refused = false): Impact {
  const affected = ids.map(
    (id): AffectedContract => ({
      contract: contractOf(id, { side: 'given', status: 'active' }),
      outcome: 'ends',
      clampedTerms: null,
    }),
  );
  return { affected, refused, impactToken: token, takesEffectAt: '2026-11-21T10:05:00Z' };
}
