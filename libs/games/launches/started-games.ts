import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { CLOSED, GAME_COLUMNS, gamesIn } from '../catalogue/catalogue.service.js';
import type { getRunningGame, listRecentGames } from '../common/game-launch.calls.js';
import type { Game } from '../common/games.calls.js';
import { TitleRegions } from '../titles/title-regions.js';
import { GameVendors } from '../vendors/game-vendors.js';

/** What a member has started: all titles, and the one that is still running. */
@Injectable()
export class StartedGames {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly vendors: GameVendors,
    private readonly regions: TitleRegions,
  ) {}

  /** Titles that the member started, each once: playable titles first, and among them the latest first. */
  async recent(caller: LoggedIn, input: InputOf<typeof listRecentGames>) {
    const rows = await this.database.query<Game & { total: number }>(
      `select ${GAME_COLUMNS}, count(*) over ()::int as total from ${gamesIn(8)}
       join (select node_id, max(created_at) as at from games.launch where member = $1 group by 1) l
         on l.node_id = t.node_id
       where ($4::text is null or t.game_type = $4) and ($5::text is null or t.vendor = $5)
       order by ${CLOSED}, l.at desc limit $6 offset $7`,
      [
        caller.person,
        input.language,
        this.vendors.playable(caller.brand),
        input.gameType ?? null,
        input.vassalage ?? null,
        input.size,
        (input.pageNo - 1) * input.size,
        this.regions.of(caller),
      ],
    );
    const total = rows[0]?.total ?? 0;
    return {
      list: rows.map(({ total: _, ...game }) => game),
      total,
      totalPages: totalPages(total, input.size),
    };
  }

  /** The latest launch of a seamless vendor that still takes bets, in whichever of the member's sessions. */
  async running(
    caller: LoggedIn,
    { language }: InputOf<typeof getRunningGame>,
  ): Promise<ValueOf<typeof getRunningGame>> {
    const [row] = await this.database.query<Game & { demo: boolean }>(
      `select ${GAME_COLUMNS}, l.demo from ${gamesIn(5)} and v.wallet = 'seamless'
       join games.launch l on l.node_id = t.node_id
       join authentication.session_view s on s.id = l.session and s.ended_at is null
       where l.member = $1 and l.superseded_at is null and l.expires_at > $4
       order by l.created_at desc, l.id limit 1`,
      [caller.person, language, this.vendors.codes(caller.brand), this.clock.now(), this.regions.of(caller)],
    );
    if (!row) return { game: null, demo: false };
    const { demo, ...game } = row;
    return { game, demo };
  }
}
