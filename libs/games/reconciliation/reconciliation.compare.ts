import type { VendorTransaction } from '../vendors/seamless-vendor.js';
import type { Finding } from './findings.js';

export interface OwnTransaction {
  transactionUuid: string;
  operation: 'bet' | 'win' | 'rollback' | 'unknown';
  state: 'accepted' | 'rolled_back' | 'refused' | 'tombstone';
  /** Currency x 100000. */
  amount: bigint;
  /** Whether it is in the requested span, without the margin on both sides. */
  inside: boolean;
}

const counted = ({ state }: OwnTransaction) => state === 'accepted' || state === 'rolled_back';

/** The transactions that only one side has, and those whose amounts differ. */
export function compare(ours: OwnTransaction[], theirs: VendorTransaction[]): Finding[] {
  const here = new Map(ours.filter(counted).map((own) => [own.transactionUuid, own]));
  const there = new Set(theirs.map(({ transactionUuid }) => transactionUuid));
  const findings: Finding[] = [];
  for (const their of theirs) {
    const own = here.get(their.transactionUuid);
    if (!own && their.certain)
      findings.push({ ...idOf(their), kind: 'missing_here', ours: null, theirs: their.amount });
    if (own && differs(own, their))
      findings.push({ ...idOf(their), kind: 'other_amount', ours: own.amount, theirs: their.amount });
  }
  for (const own of here.values()) {
    // If the answer to a bet was lost, only the portal has the bet, but then the vendor's rollback reversed it.
    if (own.inside && own.state === 'accepted' && !there.has(own.transactionUuid))
      findings.push({ ...idOf(own), kind: 'missing_there', ours: own.amount, theirs: null });
  }
  return findings;
}

const idOf = ({ transactionUuid }: { transactionUuid: string }) => ({ transactionUuid });

/** A rollback reverses whatever its bet or win moved, which may be nothing, so its amount is not compared. */
function differs(own: OwnTransaction, their: VendorTransaction): boolean {
  return own.operation !== their.operation || (their.operation !== 'rollback' && own.amount !== their.amount);
}
