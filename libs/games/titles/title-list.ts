import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { rateToWire } from '#libs/money/rate';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { BrandRegistry } from '#libs/site/index';
import type { TitleRow, TitleState } from '../common/title-switches.js';
import { SWITCHES_VERSION } from './title-editing.js';

/** Which titles of a brand are listed; all by default. */
interface TitleFilter extends KeysetPage {
  brand: string;
  vendor?: string;
  gameType?: string;
  state?: TitleState;
  /** How the code or a word of a name begins. */
  search?: string;
}

interface Row extends Omit<TitleRow, 'edge'> {
  edgePpm: number | null;
}

const BY_PLACE = new Keyset({ 't.position': 'bigint', 't.node_id': 'bigint' });

/** The titles of a brand as operators see them, in the order of the lists. */
@Injectable()
export class TitleList {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  async list(filter: TitleFilter) {
    const titles = {
      columns: `t.node_id::text as id, t.names, t.vendor, v.display_name as "vendorName", t.game_code as "gameCode",
        t.game_type as "gameType", t.classify, t.min_bet::text as "minBet", t.max_bet::text as "maxBet",
        t.largest_win::text as "largestWin", t.bet_weight as "betWeight", t.edge_ppm as "edgePpm", t.is_hot as "isHot",
        t.is_new as "isNew", t.freeplay or t.support_play as trial, t.position, t.regions,
        case when t.withdrawn_at is null then 'offered' else 'withdrawn' end as state, ${SWITCHES_VERSION} as version`,
      from: 'games.title t',
      joins: 'join games.vendor v on v.brand = t.brand and v.code = t.vendor',
      conditions: conditionsOf(filter),
      order: BY_PLACE,
    };
    const { currency } = this.brands.byId(filter.brand).settings;
    const { rows, ...page } = await readKeysetPage<Row>(this.database, titles, filter);
    return { list: rows.map((row) => shown(row, currency)), ...page };
  }
}

function conditionsOf({ brand, vendor, gameType, state, search }: TitleFilter): Conditions {
  const conditions = new Conditions().add('t.brand = ?', brand);
  if (vendor !== undefined) conditions.add('t.vendor = ?', vendor);
  if (gameType !== undefined) conditions.add('t.game_type = ?', gameType);
  if (state) conditions.add('(t.withdrawn_at is not null) = ?', state === 'withdrawn');
  if (search !== undefined)
    conditions.add(
      `t.game_code like lower(?) or exists (
         select from jsonb_each_text(t.names) n where ' ' || lower(n.value) like '% ' || lower(?))`,
      prefixPattern(search),
      prefixPattern(search),
    );
  return conditions;
}

function shown({ edgePpm, minBet, maxBet, largestWin, ...row }: Row, currency: Currency): TitleRow {
  const amount = (minor: string) => toWire(BigInt(minor), currency);
  return {
    ...row,
    minBet: amount(minBet),
    maxBet: amount(maxBet),
    largestWin: amount(largestWin),
    edge: edgePpm === null ? null : rateToWire(edgePpm),
  };
}
