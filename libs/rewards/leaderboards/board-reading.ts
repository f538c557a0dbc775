import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { SHOWN_RANKS } from '../common/leaderboards.calls.js';
import { type BoardRow, rankingOf } from './board-row.js';

/** A place as it is stored: minor units, rounds or hundredths, and the prize of a standing. */
export interface PlaceRow {
  key: string;
  member: string;
  account: string;
  place: number;
  rank: number;
  score: string;
  /** Of a standing; `null` while the board is not closed. */
  prize: string | null;
}
export interface OwnRow {
  place: number;
  rank: number;
  score: string;
  /** The score of the next better rank, or `null`. */
  ahead: string | null;
  prize: string | null;
}

const TOP = `
  with first as (
    select place_key, member, score, row_number() over o::int as place, rank() over (order by -score)::int as shared
    from rewards.board_score where board = $1 window o as (order by -score, reached_at, entry)
    order by -score, reached_at, entry limit ${SHOWN_RANKS}
  )
  select f.place_key as key, f.member, m.account, f.place, case when $2 then f.shared else f.place end as rank, f.score, null as prize
  from first f join members.member_view m on m.id = f.member order by f.place`;

const FINAL_TOP = `
  select s.place as key, s.member, m.account, s.place, s.rank, s.score, s.prize
  from rewards.standing s join members.member_view m on m.id = s.member
  where s.board = $1 order by s.place limit ${SHOWN_RANKS}`;

/** The rank is that of the place, or is shared by all of a score where ties share. */
const own = (isShared: boolean): string => {
  const before = '(-b.score, b.reached_at, b.entry) < (-s.score, s.reached_at, s.entry)';
  const better = isShared ? '-b.score < -s.score' : before;
  const after = (condition: string) =>
    `(1 + (select count(*) from rewards.board_score b where b.board = s.board and ${condition}))::int`;
  return `
    select p.place, ${isShared ? after(better) : 'p.place'} as rank, s.score,
      (select b.score from rewards.board_score b where b.board = s.board and ${better}
        order by -b.score desc, b.reached_at desc, b.entry desc limit 1) as ahead, null as prize
    from rewards.board_score s cross join lateral (select ${after(before)} as place offset 0) p
    where s.board = $1 and s.member = $2`;
};

const FINAL_OWN = `
  select place, rank, score, null as ahead, prize from rewards.standing where board = $1 and member = $2`;

/** Reads who stands where: from the scores, or from the standing of a board that is closed. */
@Injectable()
export class BoardReading {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  top(board: BoardRow): Promise<PlaceRow[]> {
    return board.closedAt === null
      ? this.database.query<PlaceRow>(TOP, [board.id, isShared(board)])
      : this.database.query<PlaceRow>(FINAL_TOP, [board.id]);
  }

  /** `undefined` for who has no score. */
  async own(board: BoardRow, member: string): Promise<OwnRow | undefined> {
    const sql = board.closedAt === null ? own(isShared(board)) : FINAL_OWN;
    const [row] = await this.database.query<OwnRow>(sql, [board.id, member]);
    return row;
  }

  async participants({ id, closedAt }: BoardRow): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      closedAt === null
        ? 'select count(*)::int as count from rewards.board_score where board = $1'
        : 'select coalesce(max(place), 0) as count from rewards.standing where board = $1',
      [id],
    );
    return row?.count ?? 0;
  }

  isOver({ endsAt }: BoardRow): boolean {
    return endsAt <= this.clock.now();
  }
}

const isShared = ({ terms }: BoardRow): boolean => rankingOf(terms).ties === 'share';
