import type { AffectedContract, ContractSummary } from '#libs/agency/common/contract.calls';
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
