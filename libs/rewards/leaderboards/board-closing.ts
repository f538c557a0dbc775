import { Injectable } from '@nestjs/common';
import { FeedReaders } from '#libs/games/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { eligibleValues, isEligible } from '../campaigns/eligibility.js';
import { leaderboardUpdated } from '../common/leaderboards.events.js';
import { READER } from '../counting/reader.js';
import { DueAwards } from '../periods/due-awards.js';
import { type BoardRow, rankingOf, readBoards } from './board-row.js';
import { prizesByPlace } from './prizes.js';

/** Play that was not counted by then, and a paused campaign, are waited for. */
const PUT_OFF_MS = 60_000;
const FIVE_MINUTES_MS = 300_000;

/**
 * Freezes the standing of board $1 with the prizes $2, from the first place on; $3 is the moment, and ties share with $4: members who are alike
 * divide the prizes of their places, rounded down, and the first of them has the rest. Who may take part no more is passed over.
 */
const FREEZE = `
  with placed as (
    select s.member, s.score, row_number() over o::int as place, rank() over (order by -s.score)::int as shared
    from rewards.board_score s join members.member_view m on m.id = s.member
    where s.board = $1 and ${isEligible(5)} and not exists (select from safer_play.barred($3) b where b.member = s.member)
    window o as (order by -s.score, s.reached_at, s.entry)
  ), priced as (
    select p.*, coalesce(z.prize, 0) as prize, count(*) over alike as tied, sum(coalesce(z.prize, 0)) over alike as together
    from placed p left join unnest($2::bigint[]) with ordinality z(prize, place) on z.place = p.place
    window alike as (partition by p.score)
  )
  insert into rewards.standing (board, place, rank, member, score, prize)
  select $1, p.place, case when $4 then p.shared else p.place end, p.member, p.score, case when not $4 then p.prize
    else div(p.together, p.tied) + case when p.place = p.shared then mod(p.together, p.tied) else 0 end end
  from priced p order by p.place`;

const AWARD = `
  insert into rewards.due_award (campaign, version, member, occurrence, amount)
  select $2, $3, member, $4, prize from rewards.standing where board = $1 and prize > 0 order by place on conflict do nothing`;

/** Ends leaderboards: the standing is frozen a quarter of an hour after the end, and its prizes become rewards. */
@Injectable()
export class BoardClosing {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly feed: FeedReaders,
    private readonly due: DueAwards,
    private readonly boards: Boards,
  ) {}

  /** Closes a board that is due. Twice at once, or after a crash, it is closed and given once. */
  async close(id: string): Promise<void> {
    const brand = await this.database.transaction(async () => {
      const now = await this.clock.ofDatabase();
      const [board] = await readBoards(
        this.database,
        { where: 'b.id = $1 and b.due_at <= $2', lock: 'for update of b' },
        [id, now],
      );
      if (!board) return null;
      const status = await this.statusOf(board.campaign);
      if (status === 'paused' || !(await this.isCounted(board))) {
        await this.putOff(id, now);
        return null;
      }
      await this.freeze(board, now);
      if (status === 'published')
        await this.database.query(AWARD, [id, board.campaign, board.version, `rank:${board.period}`]);
      return board.brand;
    });
    if (brand !== null) await this.due.giveAll(brand);
  }

  private async freeze(board: BoardRow, now: Date): Promise<void> {
    const { id, brand, terms } = board;
    const { ties } = rankingOf(terms);
    const prizes = prizesByPlace(terms.reward, this.brands.byId(brand).settings.currency);
    await this.database.query(FREEZE, [
      id,
      prizes.map(String),
      now,
      ties === 'share',
      ...eligibleValues(terms),
    ]);
    await this.database.query('delete from rewards.board_score where board = $1', [id]);
    await this.database.query(
      'update rewards.board set due_at = null, closed_at = $2, changed_at = $2 where id = $1',
      [id, now],
    );
    this.boards.changed(leaderboardUpdated, brand);
  }

  private async putOff(id: string, now: Date): Promise<void> {
    await this.database.query('update rewards.board set due_at = $2 where id = $1', [
      id,
      new Date(now.getTime() + PUT_OFF_MS),
    ]);
  }

  private async statusOf(campaign: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ status: string }>(
      'select status from rewards.campaign where id = $1',
      [campaign],
    );
    return row?.status;
  }

  /** The feed answers for full five minutes. */
  private isCounted({ brand, endsAt }: BoardRow): Promise<boolean> {
    const mark = new Date(Math.ceil(endsAt.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
    return this.feed.hasRead(READER, brand, mark);
  }
}
