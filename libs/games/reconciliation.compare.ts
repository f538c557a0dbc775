import type { VendorTransaction } from './game-vendor.js';

export interface OwnTransaction {
  transactionUuid: string;
  operation: 'bet' | 'win' | 'rollback' | 'unknown';
  state: 'accepted' | 'rolled_back' | 'refused' | 'tombstone';
  /** Currency x 100000. */
  amount: bigint;
  /** Lies in the span that was asked for, away from its edges. */
  inside: boolean;
}

export interface Finding {
  transactionUuid: string;
  kind: 'missing_here' | 'missing_there' | 'other_amount';
  ours: bigint | null;
  theirs: bigint | null;
}

const counted = ({ state }: OwnTransaction) => state === 'accepted' || state === 'rolled_back';

/** What one side has and the other has not, and amounts that differ. */
export function compare(ours: OwnTransaction[], theirs: VendorTransaction[]): Finding[] {
  const here = new Map(ours.filter(counted).map((own) => [own.transactionUuid, own]));
  const there = new Set(theirs.map(({ transactionUuid }) => transactionUuid));
  const findings: Finding[] = [];
  for (const told of theirs) {
    const own = here.get(told.transactionUuid);
    if (!own && told.certain)
      findings.push({ ...idOf(told), kind: 'missing_here', ours: null, theirs: told.amount });
    if (own && differs(own, told))
      findings.push({ ...idOf(told), kind: 'other_amount', ours: own.amount, theirs: told.amount });
  }
  for (const own of here.values()) {
    // A bet whose answer was lost stands with us alone, but then its rollback took it back.
    if (own.inside && own.state === 'accepted' && !there.has(own.transactionUuid))
      findings.push({ ...idOf(own), kind: 'missing_there', ours: own.amount, theirs: null });
  }
  return findings;
}

const idOf = ({ transactionUuid }: { transactionUuid: string }) => ({ transactionUuid });

/** A rollback moves what its bet or win had moved, which may be nothing: its amount says nothing. */
function differs(own: OwnTransaction, told: VendorTransaction): boolean {
  return own.operation !== told.operation || (told.operation !== 'rollback' && own.amount !== told.amount);
}
