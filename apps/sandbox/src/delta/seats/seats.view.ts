import type { SeatsPlace, SeatsState, SeatsTableView } from '../../../common/seats/api.js';
import { viewOf } from '../../../common/seats/view.js';
import { playerOf, type Session } from '../../vendor/records.js';
import { masked } from '../../vendor/sockets.js';
import type { SeatsTable, Sitter } from './seats-table.js';
import type { SeatsTables } from './seats-tables.service.js';

/** What a player may know of the tables. */
export function stateFor(session: Session, tables: SeatsTables): SeatsState {
  const table = tables.tableOf(session);
  return {
    now: Date.now(),
    levels: tables.levelsOf(session),
    table: table ? tableFor(session, table) : null,
  };
}

function tableFor(session: Session, table: SeatsTable): SeatsTableView {
  const { phase, until, ante, commitment, played } = table;
  const player = playerOf(session);
  return {
    phase,
    until,
    ante: String(ante),
    commitment,
    places: table.places.map((sitter) => sitter && placeFor(player, sitter, table)),
    id: played?.hand.id ?? null,
    hand: played ? viewOf(played.state, table.seatOf(player)) : null,
    last: played?.last ?? null,
  };
}

function placeFor(player: string, sitter: Sitter, table: SeatsTable): SeatsPlace {
  const { session, idleSince, isLeaving } = sitter;
  const sits = playerOf(session);
  return {
    name: masked(session.user),
    own: sits === player,
    state: isLeaving ? 'offline' : table.stateOf(sitter),
    keptUntil: idleSince === null ? null : idleSince + table.parts.times.keep,
    seat: table.seatOf(sits),
  };
}
