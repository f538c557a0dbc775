import { Injectable } from '@nestjs/common';
import { FeedReaders } from '#libs/games/index';
import { Clock } from '#libs/platform/clock/clock';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { BrandRegistry } from '#libs/site/index';
import { Budgets } from '../campaigns/budgets.js';
import { type DrawnTicket, drawWinners, readTicketList, sha256, ticketList } from '../common/raffle-draw.js';
import { raffleDrawn } from '../common/raffles.events.js';
import { READER } from '../counting/reader.js';
import { poolOf, prizesByPlace } from '../leaderboards/prizes.js';
import { DueAwards } from '../periods/due-awards.js';
import { prizeOccurrence, type RaffleRow, readRaffles, SHOWN_BEFORE_MS } from './raffle-row.js';
import { TicketNumbers } from './ticket-numbers.js';

/** Play that was not counted by then, and a paused campaign, are waited for. */
const PUT_OFF_MS = 60_000;
const FIVE_MINUTES_MS = 300_000;

const LIST = `
  select t.first_no::float8 as "from", t.last_no::float8 as "to", t.client_seed as "clientSeed",
    r.mask || case when r.mask_no > 1 then '-' || r.mask_no else '' end as alias
  from rewards.ticket_range t join rewards.raffle_entry r on r.raffle = t.raffle and r.member = t.member
  where t.raffle = $1 order by t.first_no`;

const WINNERS = `
  insert into rewards.raffle_winner (raffle, prize, ticket, member, alias, amount)
  select $1, w.prize, w.ticket, t.member, w.alias, w.amount
  from unnest($2::int[], $3::bigint[], $4::text[], $5::bigint[]) w(prize, ticket, alias, amount)
  join rewards.ticket_range t on t.raffle = $1 and w.ticket between t.first_no and t.last_no`;

const AWARD = `
  insert into rewards.due_award (campaign, version, member, occurrence, amount)
  select $2, $3, w.member, o.occurrence, w.amount
  from rewards.raffle_winner w join unnest($4::int[], $5::text[]) o(prize, occurrence) on o.prize = w.prize
  where w.raffle = $1 order by w.prize`;

/** Ends raffles: the list of tickets is frozen a quarter of an hour after the end, and drawn from a little later. */
@Injectable()
export class RaffleClosing {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly feed: FeedReaders,
    private readonly numbers: TicketNumbers,
    private readonly budgets: Budgets,
    private readonly due: DueAwards,
    private readonly boards: Boards,
    private readonly secret: InstallationSecret,
  ) {}

  /** Freezes the list of a raffle that is due. Twice at once, or after a crash, it is frozen once. */
  async close(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const raffle = await this.lockDue(id, 'r.closed_at is null');
      if (!raffle || (await this.isHeldUp(raffle))) return;
      await this.numbers.complete(raffle);
      const list = ticketList(await this.database.query(LIST, [id]));
      const now = await this.clock.ofDatabase();
      await this.database.query(
        'update rewards.raffle set closed_at = $2, changed_at = $2, due_at = $3, list = $4, list_hash = $5 where id = $1',
        [id, now, new Date(now.getTime() + SHOWN_BEFORE_MS), list, await sha256(list)],
      );
      this.boards.changed(raffleDrawn, raffle.brand);
    });
  }

  /** Draws the winners of a raffle that is due, and makes their prizes rewards. Twice at once, or after a crash, it is drawn once. */
  async draw(id: string): Promise<void> {
    const brand = await this.database.transaction(async () => {
      const raffle = await this.lockDue(id, 'r.closed_at is not null');
      if (!raffle || (await this.isHeldUp(raffle))) return null;
      await this.drawFrom(raffle);
      this.boards.changed(raffleDrawn, raffle.brand);
      return raffle.brand;
    });
    if (brand !== null) await this.due.giveAll(brand);
  }

  private async drawFrom(raffle: RaffleRow): Promise<void> {
    const { id, listHash } = raffle;
    const prizes = prizesByPlace(raffle.terms.reward, this.brands.byId(raffle.brand).settings.currency);
    const { list, serverSeed } = await this.secretsOf(id);
    const ranges = readTicketList(list);
    const drawn = await drawWinners({ serverSeed, listHash: listHash ?? '', ranges, prizes: prizes.length });
    await this.storeWinners(raffle, drawn, prizes);
    const left = prizes.slice(drawn.length);
    if (left.length > 0) await this.giveBack(raffle, left);
    await this.database.query(
      'update rewards.raffle set drawn_at = $2, changed_at = $2, due_at = null, server_seed = $3 where id = $1',
      [id, await this.clock.ofDatabase(), serverSeed],
    );
  }

  private async storeWinners(raffle: RaffleRow, drawn: DrawnTicket[], prizes: bigint[]): Promise<void> {
    const { id, campaign, version } = raffle;
    const numbers = drawn.map(({ prize }) => prize + 1);
    await this.database.query(WINNERS, [
      id,
      numbers,
      drawn.map(({ ticket }) => ticket),
      drawn.map(({ alias }) => alias),
      drawn.map(({ prize }) => String(prizes[prize])),
    ]);
    const occurrences = numbers.map((prize) => prizeOccurrence(raffle, prize));
    await this.database.query(AWARD, [id, campaign, version, numbers, occurrences]);
  }

  private async secretsOf(id: string): Promise<{ list: string; serverSeed: string }> {
    const [row] = await this.database.query<{ list: string; sealed: string }>(
      'select list, sealed_seed as sealed from rewards.raffle where id = $1',
      [id],
    );
    if (!row) throw new Error(`no raffle ${id}`);
    return { list: row.list, serverSeed: await this.secret.open(row.sealed) };
  }

  /** Puts off what has to wait, and cancels a raffle whose campaign was ended; its prizes go back to the budget. */
  private async isHeldUp(raffle: RaffleRow): Promise<boolean> {
    const [row] = await this.database.query<{ status: string }>(
      'select status from rewards.campaign where id = $1',
      [raffle.campaign],
    );
    if (row?.status === 'ended') {
      await this.cancel(raffle);
      return true;
    }
    if (row?.status === 'published' && (raffle.closedAt !== null || (await this.isCounted(raffle))))
      return false;
    const later = new Date((await this.clock.ofDatabase()).getTime() + PUT_OFF_MS);
    await this.database.query('update rewards.raffle set due_at = $2 where id = $1', [raffle.id, later]);
    return true;
  }

  private async cancel(raffle: RaffleRow): Promise<void> {
    await this.database.query(
      'update rewards.raffle set cancelled_at = $2, changed_at = $2, due_at = null where id = $1',
      [raffle.id, await this.clock.ofDatabase()],
    );
    await this.giveBack(
      raffle,
      prizesByPlace(raffle.terms.reward, this.brands.byId(raffle.brand).settings.currency),
    );
    this.boards.changed(raffleDrawn, raffle.brand);
  }

  private giveBack({ campaign, brand, terms }: RaffleRow, prizes: bigint[]): Promise<void> {
    return this.budgets.giveBack(
      campaign,
      this.budgets.costOf(brand, terms.reward, poolOf(prizes)),
      prizes.length,
    );
  }

  private async lockDue(id: string, where: string): Promise<RaffleRow | undefined> {
    const [raffle] = await readRaffles(
      this.database,
      { where: `r.id = $1 and r.due_at <= $2 and ${where}`, lock: 'for update of r' },
      [id, await this.clock.ofDatabase()],
    );
    return raffle;
  }

  /** The feed answers for full five minutes. */
  private isCounted({ brand, endsAt }: RaffleRow): Promise<boolean> {
    const mark = new Date(Math.ceil(endsAt.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
    return this.feed.hasRead(READER, brand, mark);
  }
}
