import type { HousiePrize, HousieState, OwnTickets } from '../../common/housie/api.js';
import { isRefunded } from '../../common/housie/game.js';
import { PRIZES, type Prize, prizeAmounts } from '../../common/housie/prizes.js';
import { playerOf, poolKeyOf, type Session } from '../vendor/records.js';
import { masked } from '../vendor/sockets.js';
import { nameOf } from './draws.js';
import { soldByPool } from './pools.js';
import { type CurrentDraw, type HousieRoom, type OwnPurchase, priceOf } from './room.js';

/** The room as one player may see it: balls that were called, and prizes that were won with them. */
export function stateFor(room: HousieRoom, session: Session): HousieState | null {
  const { current, phase, watching } = room;
  if (!current) return null;
  const { draw, bets, balls, called, closesAt, nextAt } = current;
  const sold = (draw.sold ?? soldByPool(bets.all(), priceOf))[poolKeyOf(session)]?.sold ?? [];
  const tickets = sold.reduce((sum, one) => sum + one.tickets, 0);
  return {
    phase,
    now: Date.now(),
    name: nameOf(draw),
    commitment: draw.seedHash,
    closesAt: phase === 'open' ? closesAt : null,
    nextAt,
    balls: balls.slice(0, called),
    watching,
    players: sold.length,
    tickets,
    prizes: prizesFor(current, session, BigInt(tickets) * priceOf(session)),
    own: ownOf(bets.of(session), isRefunded(sold)),
  };
}

function prizesFor(current: CurrentDraw, session: Session, sales: bigint): HousiePrize[] {
  const pool = current.pools?.get(poolKeyOf(session));
  if (pool && pool.prizes.length > 0) return pool.prizes.map((prize) => prizeFor(prize, current, session));
  const amounts = prizeAmounts(pool ? 0n : sales);
  return PRIZES.map(({ kind }) => ({ kind, amount: String(amounts[kind]), won: null }));
}

function prizeFor(
  { kind, amount, ball, winners }: Prize,
  current: CurrentDraw,
  session: Session,
): HousiePrize {
  const prize = { kind, amount: String(amount) };
  if (ball > current.called) return { ...prize, won: null };
  const pool = poolKeyOf(session);
  const players = current.bets.all().filter((bought) => poolKeyOf(bought.session) === pool);
  const strips = [...new Set(winners.map(({ strip }) => strip))];
  const named = strips.map((strip) => {
    const player = players.find(({ input }) => input.strip === strip);
    return {
      name: player ? masked(player.session.user) : '',
      own: player !== undefined && playerOf(player.session) === playerOf(session),
      tickets: winners.filter((winner) => winner.strip === strip).length,
    };
  });
  return { ...prize, won: { ball, winners: named } };
}

function ownOf(bought: OwnPurchase | undefined, alone: boolean): OwnTickets | null {
  if (!bought) return null;
  const { round, tickets, payout } = bought;
  return {
    round: round.id,
    tickets,
    payout: payout === null ? null : String(payout),
    refunded: payout !== null && alone,
  };
}
