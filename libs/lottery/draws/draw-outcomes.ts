import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { VoidReason } from '../common/draws.calls.js';
import { drawDrawn } from '../common/draws.events.js';
import { AwaitedResults } from './awaited-results.js';
import type { DrawRow } from './draw-row.js';

/** What a draw of ours was calculated from. */
export interface OwnProof {
  beaconValue: string;
  seed: string;
}

/** Gives a locked draw its result or none; the settlement of its tickets follows. Joins the caller's transaction. */
@Injectable()
export class DrawOutcomes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly boards: Boards,
    private readonly secret: InstallationSecret,
    private readonly wakeUps: WakeUps,
    private readonly awaited: AwaitedResults,
  ) {}

  /** The first result of a closed draw. */
  async setResult(draw: DrawRow, result: string, own?: OwnProof): Promise<void> {
    await this.writeResult(draw, { result, revision: 1, reason: null }, own);
  }

  /** Another result of a draw from outside: all of its tickets are settled again. */
  async correct(draw: DrawRow, result: string, reason: string): Promise<void> {
    await this.writeResult(draw, { result, revision: draw.revision + 1, reason });
  }

  /**
   * Its seed is told too, so that a draw that was voided because its result was dear is seen. `note`: why, where operators did it.
   */
  async makeVoid(draw: DrawRow, reason: VoidReason, note: string | null = null): Promise<void> {
    const now = await this.clock.ofDatabase();
    const hasTickets = await this.hasTickets(draw.id);
    const seed = draw.source === 'own' ? (draw.seed ?? (await this.seedOf(draw.id))) : null;
    await this.database.query(
      `update lottery.draw set status = 'void', due_at = $5, changed_at = $2, void_reason = $3, seed = $4, void_note = $6 where id = $1`,
      [draw.id, now, reason, seed, hasTickets ? now : null, note],
    );
    await this.changed(draw, hasTickets);
  }

  async seedOf(draw: string): Promise<string> {
    const [row] = await this.database.query<{ sealed: string }>(
      'select sealed_seed as sealed from lottery.draw_seed where draw = $1',
      [draw],
    );
    if (!row) throw new Error(`draw ${draw} has no seed`);
    return this.secret.open(row.sealed);
  }

  /** Tickets that were sold and not cancelled, whether they are settled or not. */
  async hasTickets(draw: string): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(
      `select exists (select from lottery.ticket where draw = $1 and status in ('accepted', 'won', 'lost')) as has`,
      [draw],
    );
    return row?.has ?? false;
  }

  private async writeResult(
    draw: DrawRow,
    { result, revision, reason }: { result: string; revision: number; reason: string | null },
    own?: OwnProof,
  ): Promise<void> {
    const now = await this.clock.ofDatabase();
    const hasTickets = draw.ticketCount !== 0;
    await this.database.query(
      `update lottery.draw set status = $6, due_at = $7, changed_at = $2, beacon_value = $3, result = $4, seed = $5, revision = $8, contradicted_at = null where id = $1`,
      [
        draw.id,
        now,
        own?.beaconValue ?? null,
        result,
        own?.seed ?? null,
        hasTickets ? 'drawn' : 'settled',
        hasTickets ? now : null,
        revision,
      ],
    );
    if (!own)
      await this.database.query(
        'insert into lottery.draw_result (draw, revision, result, reason, decided_at) values ($1, $2, $3, $4, $5)',
        [draw.id, revision, result, reason, now],
      );
    await this.changed(draw, hasTickets);
  }

  /** What an operator typed and nobody has confirmed is not waited for any more. */
  private async changed({ id, brand, source }: DrawRow, settle: boolean): Promise<void> {
    if (source !== 'own')
      await this.database.query(
        `update lottery.result_entry set state = 'cleared' where draw = $1 and state = 'waiting'`,
        [id],
      );
    this.boards.changed(drawDrawn, brand);
    this.awaited.changed(brand);
    if (settle) this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }
}
