import type { Currency } from '#libs/money/currency';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import type { FairPlayProof } from '../common/bet-record.calls.js';

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

/**
 * What a game vendor does, whoever keeps the wallet. Every call to a vendor times out after five seconds, and runs outside of
 * transactions.
 */
export interface GameVendor {
  /** Whether a request is signed by the vendor, comes from one of its addresses, and is recent. */
  authentic(request: SignedRequest, address: string): boolean;
  /** The address of the game's page. @throws Error if the vendor does not answer or refuses */
  launch(order: LaunchOrder): Promise<string>;
  /**
   * The vendor's games with their limits in this currency, as a reply of its own to be read entry by entry.
   * @throws Error if the vendor does not answer
   */
  listGames(operator: string, currency: Currency): Promise<unknown>;
  /**
   * The state of its tables and jackpots in this currency, as a reply of its own to be read entry by entry.
   * @throws Error if the vendor does not answer within two seconds, or with more than 256 KiB
   */
  live(operator: string, currency: Currency): Promise<unknown>;
  /** How a round's result came about, or `null` if the vendor does not say. */
  proofOf(operator: string, round: string, user: string): Promise<FairPlayProof | null>;
}
