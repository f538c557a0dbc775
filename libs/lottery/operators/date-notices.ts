import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { Database } from '#libs/platform/database/database';
import { drawMovedMessage } from '../common/lottery.messages.js';

/** Members of one transaction. */
const CHUNK = 200;

interface Move {
  draw: string;
  brand: string;
  game: string;
  names: Record<string, string>;
  drawNo: string;
  beforeAt: Date;
  drawAt: Date;
  reason: string;
  movedAt: Date;
  lastNotified: string;
}

/** Writes to members who had tickets of a draw when its date was moved. */
@Injectable()
export class DateNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly kinds: MessageKinds,
    private readonly messages: Messages,
    private readonly inboxes: UnreadCounts,
  ) {}

  onModuleInit(): void {
    this.kinds.register([drawMovedMessage]);
  }

  /** Goes on with the member after the last one who was notified, so that each gets one message also after a crash. */
  async notify(id: string): Promise<void> {
    while (await this.database.transaction(() => this.notifyNext(id)));
  }

  /** Whether there may be more. */
  private async notifyNext(id: string): Promise<boolean> {
    const [move] = await this.database.query<Move>(
      `select m.draw, d.brand, d.game, g.names, d.draw_no as "drawNo", m.before_at as "beforeAt", m.draw_at as "drawAt", m.reason,
         m.moved_at as "movedAt", m.last_notified as "lastNotified"
       from lottery.draw_move m join lottery.draw d on d.id = m.draw join lottery.game g on g.brand = d.brand and g.code = d.game
       where m.id = $1 and m.due_at is not null for update of m`,
      [id],
    );
    if (!move) return false;
    const members = await this.members(move);
    for (const member of members) await this.inboxes.lock(member);
    for (const member of members)
      await this.messages.write(member, move.brand, drawMovedMessage, {
        gameCode: move.game,
        names: move.names,
        drawNo: move.drawNo,
        before: move.beforeAt.toISOString(),
        after: move.drawAt.toISOString(),
        reason: move.reason,
      });
    const goesOn = members.length === CHUNK;
    await this.database.query(
      'update lottery.draw_move set last_notified = $2, due_at = case when $3 then due_at end where id = $1',
      [id, members.at(-1) ?? move.lastNotified, goesOn],
    );
    return goesOn;
  }

  /** Whoever buys later sees the new date. */
  private async members({ draw, movedAt, lastNotified }: Move): Promise<string[]> {
    const rows = await this.database.query<{ member: string }>(
      `select distinct member from lottery.ticket
       where draw = $1 and status in ('accepted', 'won', 'lost') and placed_at <= $2 and member > $3 order by member limit $4`,
      [draw, movedAt, lastNotified, CHUNK],
    );
    return rows.map(({ member }) => member);
  }
}
