import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { divFloor } from '#libs/money/rounding';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { findGame } from '../common/games.js';
import { oddsOf, prizeGroupsOf } from '../common/lines/odds.js';
import { writeOdds, writeRate } from '../common/lines/odds-text.js';
import type { getPlayMenu, listChaseDraws } from '../common/play-menu.calls.js';
import type { PickRow, Rule } from '../common/rules/rule.js';
import { rulesOf } from '../common/rules/rules.js';
import { STAKE_UNITS } from '../common/ticket-lines.js';
import { DrawsOnSale } from '../draws/draws-on-sale.js';
import { OfferedGames } from '../draws/offered-games.js';
import { readSale } from '../tickets/sale.js';

type Menu = ValueOf<typeof getPlayMenu>;

/** Rows of more tokens than these are all numbers of so many digits, which the menu does not list. */
const MOST_TOKENS = 100;
const FAIR_SCALE = 10_000n;

/** What can be bet on a game. */
@Injectable()
export class PlayMenu {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly games: OfferedGames,
    private readonly draws: DrawsOnSale,
  ) {}

  /** @throws AppError as `readSale` does */
  async get(caller: Caller, { code, prizeMode, language }: InputOf<typeof getPlayMenu>): Promise<Menu> {
    const game = findGame(code);
    const mode = prizeMode ?? game?.prizeModes[0];
    if (!game || !mode) throw new AppError(platformErrors.error_not_found);
    const { brand, role } = caller;
    const sale = await readSale(this.database, caller, code, mode);
    const currency = this.brands.walletCurrency(brand, role === 'trial');
    const groups = prizeGroupsOf(game, mode);
    const isClassic = mode === 'LOTT' || mode === 'ZY';
    return {
      gameCode: code,
      gameName: (await this.games.names(brand, language)).get(code) ?? code,
      nodeId: sale.nodeId,
      family: game.family,
      prizeModes: [...game.prizeModes],
      prizeMode: mode,
      timeZone: game.timeZone,
      saleEndsSeconds: game.saleEndsSeconds,
      maintenance: sale.maintenance,
      currency,
      prizeGroups: groups,
      units: isClassic ? [...STAKE_UNITS] : [],
      limits: {
        lineMin: toWire(sale.lineMin, currency),
        lineMax: toWire(sale.lineMax, currency),
        lineBets: sale.lineBets,
        ticketWin: toWire(sale.ticketWin, currency),
        memberStake: toWire(sale.memberStake, currency),
      },
      rules: rulesOf(game, mode).map((rule) => ruleOf(rule, groups.to)),
    };
  }

  async chaseDraws(
    { brand }: LoggedIn,
    { code, from, size }: InputOf<typeof listChaseDraws>,
  ): Promise<ValueOf<typeof listChaseDraws>> {
    await this.games.require(brand, code);
    const draws = await this.draws.list(brand, code, size, from);
    return {
      now: this.clock.now().toISOString(),
      list: draws.map(({ drawNo, openAt, closeAt, drawAt }) => ({
        drawNo,
        openAt: openAt.toISOString(),
        closeAt: closeAt.toISOString(),
        drawAt: drawAt.toISOString(),
      })),
    };
  }
}

function ruleOf(rule: Rule, prizeGroup: number): Menu['rules'][number] {
  const classes = Object.entries(rule.classes);
  return {
    rule: rule.code,
    rows: rule.rows.map((row) => rowOf(row, rule.maxPicks)),
    ways: rule.ways,
    odds: writeOdds(oddsOf(rule, prizeGroup)),
    fair: Object.fromEntries(
      classes.map(([name, { winning, of }]) => [
        name,
        writeRate(divFloor(FAIR_SCALE * of * BigInt(rule.ways), winning)),
      ]),
    ),
    chances: Object.fromEntries(classes.map(([name, { winning, of }]) => [name, `${winning}/${of}`])),
    list: rule.listView !== null,
  };
}

function rowOf({ tokens, min, max }: PickRow, most: number): Menu['rules'][number]['rows'][number] {
  const { texts } = tokens;
  const isLong = texts.length > MOST_TOKENS;
  return {
    tokens: isLong ? null : [...texts],
    digits: isLong ? (texts[0]?.length ?? 0) : null,
    minPicks: min,
    maxPicks: Math.min(max, most, texts.length),
  };
}
