import { createHash } from 'node:crypto';
import { type Currency, isCurrency } from '#libs/money/currency';
import type { InputOf } from '#libs/platform/common/call';
import type { WalletStatus, walletBet, walletRollback, walletWin } from '../common/wallet.calls.js';
import { launchTokenHash } from '../launches/launch-tokens.js';
import { minorUnitsOf } from './protocol-amount.js';

export type Movement =
  | { op: 'bet'; fields: InputOf<typeof walletBet> }
  | { op: 'win'; fields: InputOf<typeof walletWin> }
  | { op: 'rollback'; fields: InputOf<typeof walletRollback> };

/** An item of `games.apply_wallet`. */
export interface WalletItem {
  op: Movement['op'];
  vendor: string;
  brand: string;
  user: string;
  currency: Currency;
  /** Hash of the token, in hexadecimal. */
  token: string;
  game_code: string;
  round: string;
  round_closed: boolean;
  tx: string;
  reference: string | null;
  /** Minor units; `null` if a rollback names no amount. */
  amount: number | null;
  /** Minor units, at most the stakes of the round that the win closes; `null` if all of them count. */
  valid_amount: number | null;
  free: boolean;
  /** The free rounds that a free bet takes one of, and its win comes from. */
  reward: string | null;
  print: string;
  request_uuid: string;
}

/** A vendor's request as the item for the database, or the status of a request that can never succeed. */
export function walletItem(vendor: string, brand: string, movement: Movement): WalletItem | WalletStatus {
  const { op, fields } = movement;
  if (!isCurrency(fields.currency)) return 'RS_ERROR_WRONG_CURRENCY';
  const amount = fields.amount === undefined ? null : minorUnitsOf(fields.amount, fields.currency);
  if (amount === undefined || (op !== 'rollback' && !isWholeFreePlay(op, fields)))
    return 'RS_ERROR_WRONG_SYNTAX';
  const valid = op === 'win' && fields.valid_amount !== undefined ? fields.valid_amount : null;
  const validAmount = valid === null ? null : minorUnitsOf(valid, fields.currency);
  if (validAmount === undefined || (validAmount !== null && !fields.round_closed))
    return 'RS_ERROR_WRONG_SYNTAX';
  return {
    op,
    vendor,
    brand,
    user: fields.user,
    currency: fields.currency,
    token: launchTokenHash(fields.token).toString('hex'),
    game_code: fields.game_code,
    round: fields.round,
    round_closed: fields.round_closed,
    tx: fields.transaction_uuid,
    reference: op === 'bet' ? null : fields.reference_transaction_uuid,
    amount,
    valid_amount: validAmount,
    free: fields.is_free,
    reward: op === 'rollback' ? null : (fields.reward_uuid ?? null),
    print: fingerprintOf(brand, movement),
    request_uuid: fields.request_uuid,
  };
}

/** Free play names its free rounds, and stakes nothing. */
function isWholeFreePlay(
  op: 'bet' | 'win',
  { is_free, reward_uuid, amount }: { is_free: boolean; reward_uuid?: string | undefined; amount: number },
): boolean {
  return is_free === (reward_uuid !== undefined) && (op === 'win' || !is_free || amount === 0);
}

/** The same operation and payload have the same fingerprint; a retry may have another request id and a newer token. */
function fingerprintOf(brand: string, { op, fields }: Movement): string {
  const { request_uuid: _, token: __, ...payload } = fields;
  const sorted = Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([op, brand, sorted]))
    .digest('hex');
}
