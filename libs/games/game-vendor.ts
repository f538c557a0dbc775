import type { SignedRequest } from '#libs/platform/http/caller';
import type { FairPlayProof } from './common/bet-record.calls.js';

export interface LaunchOrder {
  /** The brand's merchant code. */
  operator: string;
  user: string;
  token: string;
  gameCode: string;
  currency: string;
  country: string;
  lang: string;
  platform: string;
  ip: string;
  lobbyUrl: string;
  depositUrl: string;
  demo: boolean;
}

/** What a vendor says of one wallet transaction, for the reconciliation. */
export interface VendorTransaction {
  transactionUuid: string;
  operation: 'bet' | 'win' | 'rollback';
  /** Currency x 100000. */
  amount: bigint;
  /** False where the vendor got no answer: it may have been accepted or not. */
  certain: boolean;
}

/** What the portal needs of a game vendor. Every call to it waits five seconds at most, outside of transactions. */
export interface GameVendor {
  /** Whether a request comes from the vendor, from an address of its, and just now. */
  authentic(request: SignedRequest, address: string): boolean;
  /** The address of the game's page. @throws Error where the vendor does not answer or refuses */
  launch(order: LaunchOrder): Promise<string>;
  /** How a round's result came about, or `null` where the vendor does not tell. */
  proofOf(operator: string, round: string, user: string): Promise<FairPlayProof | null>;
  /** What we have accepted of it in a span of real time, by its own record. @throws Error where the vendor does not answer */
  transactions(operator: string, from: Date, to: Date): Promise<VendorTransaction[]>;
}
