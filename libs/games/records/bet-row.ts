import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { BetState, BetSummary } from '../common/bet-record.js';
import type { Game } from '../common/games.calls.js';

export interface BetRow {
  id: string;
  nodeId: number;
  gameCode: string;
  gameNames: Record<string, string>;
  gameType: Game['gameType'];
  scene: Game['scene'];
  vendor: string;
  vendorName: string;
  round: string;
  stake: string;
  payout: string;
  currency: Currency;
  status: BetState;
  openedAt: Date;
  settledAt: Date | null;
}

export const BET_COLUMNS = `
  r.id, r.node_id as "nodeId", t.game_code as "gameCode", t.names as "gameNames", t.game_type as "gameType", t.scene,
  r.vendor, v.display_name as "vendorName", r.round, r.stake, r.payout, r.currency, r.status,
  r.opened_at as "openedAt", r.settled_at as "settledAt"`;

export const BET_TABLES = `games.round r join games.title t on t.node_id = r.node_id
  join games.vendor v on v.brand = r.brand and v.code = r.vendor`;

/** A round in its wire format. */
export function betOf(row: BetRow): BetSummary {
  return {
    id: row.id,
    nodeId: row.nodeId,
    gameCode: row.gameCode,
    gameNames: row.gameNames,
    gameType: row.gameType,
    scene: row.scene,
    vendor: row.vendor,
    vendorName: row.vendorName,
    round: row.round,
    stake: toWire(BigInt(row.stake), row.currency),
    payout: toWire(BigInt(row.payout), row.currency),
    currency: row.currency,
    status: row.status,
    openedAt: row.openedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
