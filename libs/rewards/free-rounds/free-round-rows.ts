import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { FreeRoundState } from '../common/free-rounds.js';

export interface FreeRoundRow {
  reward: string;
  brand: string;
  member: string;
  status: FreeRoundState;
  /** How many were played, as the last push said. */
  used: number;
  pays: boolean;
  dueAt: Date | null;
}

const COLUMNS = 'reward, brand, member, status, used, pays, due_at as "dueAt"';

/** The rows of free rounds that were given as rewards. What is due is looked at within a second. */
@Injectable()
export class FreeRoundRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Those that are over at once were never offered. */
  async insert(row: Pick<FreeRoundRow, 'reward' | 'brand' | 'member'>, isOver: boolean): Promise<void> {
    await this.database.query(
      `insert into rewards.free_round (reward, brand, member, status, won, due_at)
       values ($1, $2, $3, case when $4 then 'revoked' else 'offered' end, case when $4 then 0 end, case when not $4 then $5::timestamptz end)`,
      [row.reward, row.brand, row.member, isOver, this.clock.now()],
    );
    this.wake();
  }

  async find(reward: string): Promise<FreeRoundRow | undefined> {
    const [row] = await this.database.query<FreeRoundRow>(
      `select ${COLUMNS} from rewards.free_round where reward = $1`,
      [reward],
    );
    return row;
  }

  /** After the member's wallets. */
  async lock(reward: string): Promise<FreeRoundRow | undefined> {
    const [row] = await this.database.query<FreeRoundRow>(
      `select ${COLUMNS} from rewards.free_round where reward = $1 for update`,
      [reward],
    );
    return row;
  }

  async openOf(member: string): Promise<string[]> {
    const rows = await this.database.query<{ reward: string }>(
      'select reward from rewards.free_round where member = $1 and due_at is not null order by reward',
      [member],
    );
    return rows.map(({ reward }) => reward);
  }

  async change(
    reward: string,
    { status, used, won, dueAt }: Pick<FreeRoundRow, 'status' | 'used' | 'dueAt'> & { won: bigint | null },
  ): Promise<void> {
    await this.database.query(
      'update rewards.free_round set status = $2, used = $3, won = $4, due_at = $5 where reward = $1',
      [reward, status, used, won === null ? null : String(won), dueAt],
    );
  }

  /** Has a worker look at what is not over. */
  async putDue(reward: string, { pays }: { pays: boolean }): Promise<void> {
    await this.database.query(
      'update rewards.free_round set due_at = $2, pays = pays and $3 where reward = $1 and due_at is not null',
      [reward, this.clock.now(), pays],
    );
    this.wake();
  }

  /** Has a worker look at what these members play. One that a worker has locked is looked at now. */
  async putDueOf(members: string[]): Promise<void> {
    const { count } = await this.database.change(
      `update rewards.free_round set due_at = $2 where reward in (
         select reward from rewards.free_round where member = any ($1::bigint[]) and due_at is not null for update skip locked)`,
      [members, this.clock.now()],
    );
    if (count > 0) this.wake();
  }

  private wake(): void {
    this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}
