import type { SeatsPlace, SeatsTableView } from '../../../common/seats/api';
import { rankOfHand } from '../../../common/seats/hand-rank';
import type { Play } from '../session/play-context';

type Wording = Pick<Play, 't' | 'money'>;

export const placeOf = (table: SeatsTableView, seat: number): SeatsPlace | null =>
  table.places.find((place) => place?.seat === seat) ?? null;

export const ownPlace = (table: SeatsTableView): SeatsPlace | null =>
  table.places.find((place) => place?.own) ?? null;

/** Whether the player may act now. */
export const isOwnTurn = ({ phase, hand }: SeatsTableView): boolean =>
  phase === 'playing' && hand !== null && hand.own === hand.turn;

export function nameOf(table: SeatsTableView, seat: number, { t }: Pick<Play, 't'>): string {
  const place = placeOf(table, seat);
  return place?.own ? t.seats.you : (place?.name ?? t.seats.seat(String(seat + 1)));
}

/** What was done last, for everybody at the table. */
export function lastMove(table: SeatsTableView, wording: Wording): string {
  const { last } = table;
  if (!last) return '';
  return wording.t.seats.did[last.kind](
    nameOf(table, last.seat, wording),
    wording.money(BigInt(last.amount), true),
  );
}

/** Who won what, with the hand where it was shown. */
export function winners(table: SeatsTableView, wording: Wording): string[] {
  const { hand } = table;
  return (hand?.result?.won ?? []).flatMap((won, seat) => {
    if (won === '0') return [];
    const cards = hand?.seats[seat]?.cards;
    const wins = wording.t.seats.wins(nameOf(table, seat, wording), wording.money(BigInt(won)));
    return cards ? `${wins}, ${wording.t.seats.ranks[rankOfHand(cards)]}` : wins;
  });
}

/** For whom or for what the table waits, while no hand runs. */
export function waitingFor(table: SeatsTableView, { t }: Pick<Play, 't'>): string {
  const others = table.places.flatMap((place) => (place && !place.own ? place : []));
  const missing = others.filter(({ state }) => state !== 'ready').map(({ name }) => name);
  return missing.length === 0 ? t.seats.alone : t.seats.missing(missing.join(', '));
}

/** What screen readers are told when the table changes. */
export function announcementOf(table: SeatsTableView | null, wording: Wording): string {
  if (!table) return '';
  const { t } = wording;
  const own = ownPlace(table);
  const plays = table.hand !== null && own?.seat != null && table.hand.seats[own.seat]?.packed === false;
  if (own?.state === 'resting' && !(table.phase === 'playing' && plays)) return t.seats.resting;
  if (table.phase === 'waiting') return waitingFor(table, wording);
  if (table.phase === 'result') return [lastMove(table, wording), ...winners(table, wording)].join('. ');
  if (table.phase === 'starting' || !table.hand) return '';
  const turn = isOwnTurn(table) ? t.seats.yourTurn : t.seats.turnOf(nameOf(table, table.hand.turn, wording));
  return [lastMove(table, wording), turn].filter(Boolean).join('. ');
}
