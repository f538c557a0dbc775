import { Injectable } from '@nestjs/common';
import { LruCache } from '#libs/platform/cache/lru-cache';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { findGame, type LotteryGame } from '../common/games.js';
import type { DrawResult } from '../common/results/result.js';
import { readResult } from '../common/results/result-text.js';
import { MOST_LOOKED_AT, type TrendSize, trendOf } from '../common/trends/trend.js';
import type { getTrend } from '../common/trends.calls.js';
import { OfferedGames } from '../draws/offered-games.js';

type TrendValue = ValueOf<typeof getTrend>;

interface Known {
  /** Which draws it was made of, each with its revision. */
  print: string;
  value: Promise<TrendValue>;
}

/** Games of some brands, in three sizes. */
const MOST_KNOWN = 300;

/** The last draws with a result, the newest first; `draw_with_result` is made for it. */
const LAST_DRAWS = `from lottery.draw where brand = $1 and game = $2 and status in ('drawn', 'settled')
  order by draw_at desc limit ${MOST_LOOKED_AT}`;

/** Counts what a game's draws have shown; again only when one of them is another one. */
@Injectable()
export class TrendQueries {
  private readonly known = new LruCache<Known>(MOST_KNOWN);

  constructor(
    private readonly database: Database,
    private readonly games: OfferedGames,
  ) {}

  /** @throws AppError 404 for a game that the brand does not offer */
  async get({ brand }: Caller, { code, size }: InputOf<typeof getTrend>): Promise<TrendValue> {
    const game = findGame(code);
    if (!game) throw new AppError(platformErrors.error_not_found);
    await this.games.require(brand, code);
    // The draws are read after their print. A change between the two leaves a print that no later one equals.
    const print = await this.print(brand, code);
    const key = `${brand} ${code} ${size}`;
    const known = this.known.get(key);
    if (known?.print === print) return known.value;
    const fresh = { print, value: this.read(brand, game, size) };
    this.known.set(key, fresh);
    fresh.value.catch(() => {
      if (this.known.get(key) === fresh) this.known.delete(key);
    });
    return fresh.value;
  }

  private async print(brand: string, code: string): Promise<string> {
    const [row] = await this.database.query<{ print: string | null }>(
      `select md5(string_agg(id || '.' || revision, ',')) as print from (select id, revision ${LAST_DRAWS}) last`,
      [brand, code],
    );
    return row?.print ?? '';
  }

  private async read(brand: string, game: LotteryGame, size: TrendSize): Promise<TrendValue> {
    const rows = await this.database.query<{ drawNo: string; result: string }>(
      `select draw_no as "drawNo", result ${LAST_DRAWS}`,
      [brand, game.code],
    );
    return {
      gameCode: game.code,
      size,
      draws: rows
        .slice(0, size)
        .map(({ drawNo }) => drawNo)
        .reverse(),
      lookedAt: rows.length,
      ...trendOf(
        game.family,
        rows.map(({ result }) => resultOf(result, game)),
        size,
      ),
    };
  }
}

/** @throws RangeError for a text that is no result of the game */
function resultOf(text: string, { code, shape }: LotteryGame): DrawResult {
  const result = readResult(text, shape);
  if (!result) throw new RangeError(`${text} is no result of ${code}`);
  return result;
}
