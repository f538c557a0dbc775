import type { Currency, GameKind, RoundView } from '../../common/api.js';
import { verifyAddress } from '../../common/verify-address.js';
import { currencyOf, toWallet } from './currencies.js';
import type { FreeRoundGrants } from './free-rounds.service.js';
import type { LiveTable } from './games.js';
import type { FreeRounds, Session, WalletTransaction } from './records.js';
import type { Listing } from './reskins.js';
import { limitsOf } from './title.js';

const LIVE_RESULTS = 20;

/** A title for a portal's catalogue; limits are in the wallet's units. */
export function gameJson(title: Listing, currency: Currency) {
  const limits = limitsOf(title, currency);
  return {
    game_code: title.code,
    category: title.category,
    class: title.lobbyClass,
    names: title.names,
    return_to_player: Number(title.rtp.toFixed(6)),
    demo: true,
    limits: {
      currency: currency.code,
      min_bet: toWallet(BigInt(limits.min), currency),
      max_bet: toWallet(BigInt(limits.max), currency),
      largest_win: toWallet(BigInt(limits.maxWin), currency),
    },
  };
}

/** A table for a portal's live tiles; limits are in the wallet's units. */
export function liveTableJson({ state, players, results }: LiveTable, title: Listing, currency: Currency) {
  const { min, max } = limitsOf(title, currency);
  return {
    game_code: title.code,
    state,
    players,
    seats: null,
    min_bet: toWallet(BigInt(min), currency),
    max_bet: toWallet(BigInt(max), currency),
    results: results.slice(0, LIVE_RESULTS),
  };
}

/**
 * What decided a round. In the crash game the hashes of the chain replace the seeds, and the salt the client seed. A
 * ticket has the seeds of its matches, separated by commas, once all are over.
 */
function seedsJson(proof: RoundView['proof']) {
  if (proof.kind === 'chain')
    return {
      server_seed_hash: proof.commitment,
      server_seed: proof.hash,
      client_seed: proof.salt,
      nonce: proof.index,
    };
  if (proof.kind === 'matches') {
    const { matches } = proof;
    const seeds = matches.flatMap(({ serverSeed }) => serverSeed ?? []);
    return {
      server_seed_hash: matches.map(({ serverSeedHash }) => serverSeedHash).join(),
      server_seed: seeds.length === matches.length ? seeds.join() : null,
      client_seed: matches.map(({ match }) => match).join(),
      nonce: 0,
    };
  }
  if (proof.kind === 'draw')
    return {
      server_seed_hash: proof.serverSeedHash,
      server_seed: proof.serverSeed,
      client_seed: proof.clientSeed,
      nonce: 0,
    };
  return {
    server_seed_hash: proof.serverSeedHash,
    server_seed: proof.serverSeed,
    client_seed: proof.clientSeed,
    nonce: proof.kind === 'shoe' ? proof.index : proof.nonce,
  };
}

/** A round with its proof. */
export function roundJson(view: RoundView, session: Session, kind: GameKind, sandboxUrl: string) {
  const currency = currencyOf(session.currency);
  const { proof, result } = view;
  return {
    round: view.round,
    game_code: session.title,
    user: session.user,
    currency: session.currency,
    state: view.state,
    stake: toWallet(BigInt(view.stake), currency),
    payout: toWallet(BigInt(view.payout), currency),
    ...(view.reward !== null && { reward_uuid: view.reward }),
    at: new Date(view.at).toISOString(),
    ...seedsJson(proof),
    result,
    verify_url: sandboxUrl + verifyAddress(view, { kind, game: session.game }),
  };
}

export function freeRoundsJson(granted: FreeRounds, grants: FreeRoundGrants) {
  return {
    reward_uuid: granted.id,
    user: granted.user,
    game_code: granted.game,
    currency: granted.currency,
    bet_count: granted.count,
    bet_value: toWallet(BigInt(granted.value), currencyOf(granted.currency)),
    start: new Date(granted.startsAt).toISOString(),
    end: new Date(granted.endsAt).toISOString(),
    left: grants.left(granted),
    state: grants.stateOf(granted),
  };
}

export function transactionJson(transaction: WalletTransaction, session: Session) {
  const { id, operation, reference, round, amount, state, at, answeredAt } = transaction;
  return {
    transaction_uuid: id,
    reference_transaction_uuid: reference,
    operation,
    round,
    user: session.user,
    currency: session.currency,
    game_code: session.title,
    amount: toWallet(BigInt(amount), currencyOf(session.currency)),
    state,
    at: new Date(answeredAt ?? at).toISOString(),
  };
}
