import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { Game, listFavorites } from '../common/games.calls.js';
import { TitleRegions } from '../titles/title-regions.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { CLOSED, GAME_COLUMNS, gamesIn } from './catalogue.service.js';

/** A member's favourite games. */
@Injectable()
export class Favorites {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly connected: GameVendors,
    private readonly regions: TitleRegions,
  ) {}

  async ids(member: string): Promise<number[]> {
    const rows = await this.database.query<{ node_id: number }>(
      'select node_id from games.favorite where member = $1 order by added_at desc',
      [member],
    );
    return rows.map((row) => row.node_id);
  }

  /** Playable games first, and among them the newest favourite first. */
  async list(caller: LoggedIn, input: InputOf<typeof listFavorites>) {
    const rows = await this.database.query<Game & { total: number }>(
      `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${gamesIn(8)}
       join games.favorite f on f.node_id = t.node_id and f.member = $1
       where ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
       order by ${CLOSED}, f.added_at desc, t.node_id limit $6 offset $7`,
      [
        caller.person,
        input.language,
        this.connected.playable(caller.brand),
        input.gameType ?? null,
        input.vassalage ?? null,
        input.pageSize,
        (input.pageNo - 1) * input.pageSize,
        this.regions.of(caller),
      ],
    );
    const total = rows[0]?.total ?? 0;
    return {
      content: rows.map(({ total: _, ...game }) => game),
      pageNum: input.pageNo,
      total,
      totalPages: totalPages(total, input.pageSize),
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
