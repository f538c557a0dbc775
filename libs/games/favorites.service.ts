import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import { CLOSED, GAME_COLUMNS, GAME_TABLES } from './catalogue.service.js';
import type { Game } from './common/games.calls.js';
import { GameVendors } from './game-vendors.js';

/** A member's favourite games. */
@Injectable()
export class Favorites {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly connected: GameVendors,
  ) {}

  async ids(member: string): Promise<number[]> {
    const rows = await this.database.query<{ node_id: number }>(
      'select node_id from games.favorite where member = $1 order by added_at desc',
      [member],
    );
    return rows.map((row) => row.node_id);
  }

  /** Playable games first, and among them the newest favourite first. */
  async list(caller: LoggedIn, language: LanguageCode, pageNo: number, pageSize: number) {
    const rows = await this.database.query<Game & { total: number }>(
      `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${GAME_TABLES}
       join games.favorite f on f.node_id = t.node_id and f.member = $1
       order by ${CLOSED}, f.added_at desc limit $4 offset $5`,
      [caller.person, language, this.connected.codes(), pageSize, (pageNo - 1) * pageSize],
    );
    const total = rows[0]?.total ?? 0;
    return {
      content: rows.map(({ total: _, ...game }) => game),
      pageNum: pageNo,
      totalPages: totalPages(total, pageSize),
    };
  }

  /** @throws AppError 404 for a game that the brand does not have */
  async add(caller: LoggedIn, nodeId: number): Promise<void> {
    const [title] = await this.database.query('select 1 from games.title where node_id = $1 and brand = $2', [
      nodeId,
      caller.brand,
    ]);
    if (!title) throw new AppError(platformErrors.error_not_found);
    await this.database.query(
      'insert into games.favorite (member, node_id, added_at) values ($1, $2, $3) on conflict do nothing',
      [caller.person, nodeId, this.clock.now()],
    );
  }

  async remove(caller: LoggedIn, nodeId: number): Promise<void> {
    await this.database.query('delete from games.favorite where member = $1 and node_id = $2', [
      caller.person,
      nodeId,
    ]);
  }
}
