import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import type {
  getCurrentDraw,
  getDrawProof,
  listOpenedGames,
  listOpenedNumbers,
} from '../common/draws.calls.js';
import { drawClosed, drawDrawn, drawMoved, drawOpened, drawSettled } from '../common/draws.events.js';
import { findGame } from '../common/games.js';
import { readRevisions } from './draw-revisions.js';
import { type DrawRow, readDraws } from './draw-row.js';
import { drawnOf, openedOf, roundOf, runningOf } from './draw-view.js';
import { OfferedGames } from './offered-games.js';

/** Draws that are over are counted up to here. */
const MOST_COUNTED = 10_000;
const IS_OVER = `d.status in ('drawn', 'settled', 'void')`;

/** Reads draws for everybody. */
@Injectable()
export class DrawQueries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly games: OfferedGames,
    private readonly boards: Boards,
  ) {}

  onModuleInit(): void {
    for (const board of [drawOpened, drawMoved, drawClosed, drawDrawn, drawSettled])
      this.boards.register(board, async (brand) => ({ games: await this.board(brand) }));
  }

  /** @throws AppError 404 for a game that the brand does not offer */
  async current(
    { brand }: Caller,
    { code }: InputOf<typeof getCurrentDraw>,
  ): Promise<ValueOf<typeof getCurrentDraw>> {
    await this.games.require(brand, code);
    const [draw, next] = await this.running(brand, code, 2);
    const last = await this.last(brand, code);
    return {
      now: this.clock.now().toISOString(),
      draw: draw ? runningOf(draw) : null,
      next: next ? runningOf(next) : null,
      last: last ? drawnOf(last) : null,
    };
  }

  /** @throws AppError 404 for a game that the brand does not offer */
  async openedGames(
    { brand }: Caller,
    input: InputOf<typeof listOpenedGames>,
  ): Promise<ValueOf<typeof listOpenedGames>> {
    const { gameCode, size, language } = input;
    if (gameCode !== undefined) await this.games.require(brand, gameCode);
    const names = await this.games.names(brand, language);
    const codes = gameCode === undefined ? [...names.keys()] : [gameCode];
    const rows = await Promise.all(
      codes.map((code) => this.over(brand, code, gameCode === undefined ? 1 : size)),
    );
    return {
      now: this.clock.now().toISOString(),
      list: rows.flat().map((row) => ({
        gameCode: row.game,
        gameName: names.get(row.game) ?? row.game,
        ...openedOf(row),
      })),
    };
  }

  /** @throws AppError 404 for a game that the brand does not offer */
  async openedNumbers(
    { brand }: Caller,
    input: InputOf<typeof listOpenedNumbers>,
  ): Promise<ValueOf<typeof listOpenedNumbers>> {
    const { gameCode, date, pageNo, pageSize } = input;
    await this.games.require(brand, gameCode);
    const timeZone = findGame(gameCode)?.timeZone ?? 'UTC';
    const where = `d.brand = $1 and d.game = $2 and d.draw_at <= $3 and ${IS_OVER} and ($4::date is null
      or d.draw_at > $4::date::timestamp at time zone $5 and d.draw_at <= ($4::date + 1)::timestamp at time zone $5)`;
    const values = [brand, gameCode, this.clock.now(), date ?? null, timeZone];
    const [counted] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from (select from lottery.draw d where ${where} order by d.draw_at desc limit ${MOST_COUNTED}) over`,
      values,
    );
    const rows = await readDraws(this.database, `where ${where} order by d.draw_at desc limit $6 offset $7`, [
      ...values,
      pageSize,
      (pageNo - 1) * pageSize,
    ]);
    const total = counted?.total ?? 0;
    return { list: rows.map(openedOf), total, totalPages: totalPages(total, pageSize) };
  }

  /** @throws AppError 404 for a draw that the brand does not have */
  async proof(
    { brand }: Caller,
    { code, drawNo }: InputOf<typeof getDrawProof>,
  ): Promise<ValueOf<typeof getDrawProof>> {
    const [row] = await readDraws(this.database, 'where d.brand = $1 and d.game = $2 and d.draw_no = $3', [
      brand,
      code,
      drawNo,
    ]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    const { status, source, commitment, root, beaconValue, seed, result, voidReason, ticketCount } = row;
    return {
      brand,
      status,
      source,
      commitment,
      root,
      beaconRound: roundOf(row),
      beaconValue,
      beaconChain:
        row.beaconFirstRound !== null && row.beaconAnchor !== null
          ? { firstRound: Number(row.beaconFirstRound), anchor: row.beaconAnchor }
          : null,
      seed,
      result,
      ticketCount,
      revisions: row.revision > 1 ? await readRevisions(this.database, row.id) : [],
      voidReason,
    };
  }

  /** Each game that the brand offers, with its draw that comes next and its last one. */
  async board(brand: string) {
    const codes = await this.games.codes(brand);
    return Promise.all(
      codes.map(async (gameCode) => {
        const [current] = await this.running(brand, gameCode, 1);
        const last = await this.last(brand, gameCode);
        return { gameCode, current: current ? runningOf(current) : null, last: last ? drawnOf(last) : null };
      }),
    );
  }

  private running(brand: string, game: string, count: number): Promise<DrawRow[]> {
    return readDraws(
      this.database,
      `where d.brand = $1 and d.game = $2 and d.status in ('planned', 'open', 'closed') order by d.draw_at limit $3`,
      [brand, game, count],
    );
  }

  private async last(brand: string, game: string): Promise<DrawRow | undefined> {
    const [row] = await this.over(brand, game, 1);
    return row;
  }

  private over(brand: string, game: string, count: number): Promise<DrawRow[]> {
    return readDraws(
      this.database,
      `where d.brand = $1 and d.game = $2 and d.draw_at <= $3 and ${IS_OVER} order by d.draw_at desc limit $4`,
      [brand, game, this.clock.now(), count],
    );
  }
}
