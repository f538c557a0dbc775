import { Injectable } from '@nestjs/common';
import type { FeedWindow } from '#libs/games/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { leaderboardUpdated } from '../common/leaderboards.events.js';
import { type BoardRow, boardValues, rankingOf, readBoards } from './board-row.js';
import { addedScores, scoresAnew } from './board-scores.js';

const TAKEN_BACK = `
  select distinct member from games.bet_entry_view
  where id between $1 and $2 and brand = $3 and sign = -1 and settled_at >= $4 and settled_at < $5 order by member`;

/** Keeps the scores of leaderboards. The lock of a board's row orders counting, the removal of who is barred, and the end. */
@Injectable()
export class BoardCounting {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly boards: Boards,
  ) {}

  /** Adds what the feed has taken in to each board that is not closed, in the caller's transaction, as its last locks. */
  async count(brand: string, window: FeedWindow): Promise<void> {
    const open = await readBoards(
      this.database,
      { where: 'b.brand = $1 and b.closed_at is null', lock: 'for update of b' },
      [brand],
    );
    const changed: string[] = [];
    for (const board of open) if (await this.countFor(board, window)) changed.push(board.id);
    await this.publish(brand, changed);
  }

  /** Takes who is barred off the boards, in the caller's transaction. */
  async leave(brand: string, member: string): Promise<void> {
    await this.database.query(
      'select id from rewards.board where brand = $1 and closed_at is null order by id for update',
      [brand],
    );
    const { rows } = await this.database.change<{ board: string }>(
      'delete from rewards.board_score where member = $1 returning board',
      [member],
    );
    await this.publish(
      brand,
      rows.map(({ board }) => board),
    );
  }

  private async countFor(board: BoardRow, { firstEntry, lastEntry }: FeedWindow): Promise<boolean> {
    if (board.firstEntry === null)
      await this.database.query('update rewards.board set first_entry = $2 where id = $1', [
        board.id,
        firstEntry,
      ]);
    const { metric } = rankingOf(board.terms);
    const { timeZone } = this.brands.byId(board.brand).settings;
    const values = boardValues(board, board.firstEntry ?? firstEntry, timeZone);
    const takenBack = await this.database.query<{ member: string }>(TAKEN_BACK, [
      firstEntry,
      lastEntry,
      board.brand,
      board.startsAt,
      board.endsAt,
    ]);
    const members = takenBack.map(({ member }) => member);
    const added = await this.database.query(addedScores(metric), [...values, firstEntry, lastEntry, members]);
    if (members.length === 0) return added.length > 0;
    const { count } = await this.database.change(
      'delete from rewards.board_score where board = $1 and member = any ($2::bigint[])',
      [board.id, members],
    );
    const anew = await this.database.query(scoresAnew(metric), [...values, members, lastEntry]);
    return added.length + count + anew.length > 0;
  }

  private async publish(brand: string, changed: string[]): Promise<void> {
    if (changed.length === 0) return;
    await this.database.query('update rewards.board set changed_at = $2 where id = any ($1::bigint[])', [
      changed,
      await this.clock.ofDatabase(),
    ]);
    this.boards.changed(leaderboardUpdated, brand);
  }
}
