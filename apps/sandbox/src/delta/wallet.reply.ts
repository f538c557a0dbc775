import { currencyOf, toWallet } from '../vendor/currencies.js';
import type { Bet, Transfer } from './wallet.records.js';

const reasonOf = (transfer: Exclude<Transfer, { state: 'accepted' }>) =>
  transfer.state === 'unknown' ? 'UNKNOWN_TRANSFER' : transfer.reason;

/** The answer to a deposit or withdrawal. */
export function movedJson(transfer: Transfer) {
  const { id: transfer_id } = transfer;
  return transfer.state === 'accepted'
    ? { transfer_id, state: 'accepted', balance: transfer.balance }
    : { transfer_id, state: 'refused', reason: reasonOf(transfer) };
}

/** The answer to the question how a transfer ended. */
export function transferJson(transfer: Transfer) {
  const { id: transfer_id } = transfer;
  const end =
    transfer.state === 'accepted'
      ? { transfer_id, state: 'accepted' }
      : { transfer_id, state: 'refused', reason: reasonOf(transfer) };
  if (transfer.state === 'unknown') return end;
  const { direction, user, currency, amount } = transfer;
  return { ...end, direction, user, currency, amount };
}

export function betJson(bet: Bet) {
  const { id, user, currency, game, round, placedAt, settledAt } = bet;
  const stake = toWallet(BigInt(bet.stake), currencyOf(currency));
  return {
    id,
    user,
    currency,
    game_code: game,
    round,
    stake,
    win: toWallet(BigInt(bet.win), currencyOf(currency)),
    valid_amount: bet.valid === undefined ? stake : toWallet(BigInt(bet.valid), currencyOf(currency)),
    placed_at: new Date(placedAt).toISOString(),
    settled_at: new Date(settledAt).toISOString(),
    state: 'settled',
  };
}
