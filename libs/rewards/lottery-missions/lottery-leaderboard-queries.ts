import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { PlayScopes } from '../campaigns/play-scopes.js';
import type { getLotteryLeaderboard } from '../common/lottery-missions.calls.js';
import { LeaderboardQueries } from '../leaderboards/leaderboard-queries.js';

/** Reads the leaderboards whose games are all of the lottery, in the shape of its calls. */
@Injectable()
export class LotteryLeaderboardQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly leaderboards: LeaderboardQueries,
    private readonly scopes: PlayScopes,
  ) {}

  /** @throws AppError 404 for what is no such leaderboard, or is not shown to the member */
  get(
    caller: LoggedIn,
    { missionId, pageNo, pageSize }: InputOf<typeof getLotteryLeaderboard>,
  ): Promise<ValueOf<typeof getLotteryLeaderboard>> {
    const { brand } = caller;
    return this.database.snapshot(async () => {
      const id = await this.newestBoard(brand, missionId);
      const language = this.brands.byId(brand).settings.defaultLanguage;
      const board = await this.leaderboards.get(caller, { id, language });
      if (!(await this.scopes.isLottery(brand, board.scope)))
        throw new AppError(platformErrors.error_not_found);
      const { top, own, currency, kind, seq } = board;
      const shown = top.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return {
        list: shown.map(({ rank, alias, score, prize }) => ({
          rank,
          account: alias,
          reachedValue: score,
          reward: prize,
        })),
        total: top.length,
        totalPages: totalPages(top.length, pageSize),
        currency,
        rewardKind: kind,
        footer: own && { rank: own.rank, reachedValue: own.score },
        seq,
      };
    });
  }

  private async newestBoard(brand: string, campaign: string): Promise<string> {
    const [board] = await this.database.query<{ id: string }>(
      'select id from rewards.board where campaign = $1 and brand = $2 order by starts_at desc, id desc limit 1',
      [campaign, brand],
    );
    if (!board) throw new AppError(platformErrors.error_not_found);
    return board.id;
  }
}
