import { randomUUID } from 'node:crypto';
import { HouseEvents } from '#libs/games/index';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { Boards } from '#libs/platform/push/boards';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { BrandRegistry } from '#libs/site/index';
import { ChaseEnds } from './chases/chase-ends.js';
import { DrawsTestbed, type DrawView } from './draws/draws.fixture.js';
import { DateNotices } from './operators/date-notices.js';
import { CorrectionNotices } from './settlement/correction-notices.js';
import { DrawSettlement } from './settlement/draw-settlement.js';
import { CancellationLimit } from './tickets/cancellation-limit.js';
import { TicketCancellations } from './tickets/ticket-cancellations.js';

export type Fields = Record<string, unknown>;

interface Programs {
  db: TestDatabase;
  api: TestApi;
  parts: TestParts;
}

/** An answer; the value of a refusal is empty. */
export interface Read<Value> {
  status: number;
  message: string | null;
  value: Value;
  params: Fields | undefined;
}

const readOf = <Value>({ status, body }: Reply<Value>): Read<Value> => ({
  status,
  message: body.message,
  value: body.value ?? ({} as Value),
  params: body.params,
});

/** Members who buy tickets at an api, and draws that the test holds. */
export class LotteryTestbed {
  readonly draws: DrawsTestbed;

  constructor(private readonly programs: Programs) {
    this.draws = new DrawsTestbed(programs.db, programs.parts);
  }

  /** Begins anew at this moment with draws of these games. */
  async begin(at: Date, ...games: string[]): Promise<void> {
    // Rounds follow the real clock: a draw of the next test may have the round of this one.
    this.draws.beacon.values.clear();
    await this.draws.offer(...games);
    await this.moveTo(at);
    await this.draws.planner.planAll();
    await this.draws.advanceDue();
  }

  /** Forwards, and waits until the api knows it. */
  async moveTo(at: Date): Promise<void> {
    await this.draws.moveTo(at);
    while ((await this.apiClock()) < at.getTime());
  }

  private async apiClock(): Promise<number> {
    const { text } = await this.programs.api.client.get('/dev/api/clock');
    return Date.parse((JSON.parse(text) as { now: string }).now);
  }

  async member(amount = '1000.00'): Promise<Registered> {
    const { client } = this.programs.api;
    const member = await client.register();
    await this.pay(member, amount);
    return member;
  }

  async pay(member: Registered, amount: string): Promise<void> {
    const { client } = this.programs.api;
    const { id } = await client.deposit(member.token, amount);
    await client.bankReport(TEST_BANK_SECRET, { reference: id, amount });
  }

  async get<Value = Fields>(member: Registered, path: string): Promise<Read<Value>> {
    return readOf(await this.programs.api.client.get<Value>(`/lotto/lgw${path}`, member.token));
  }

  async post<Value = Fields>(
    member: Registered,
    path: string,
    body: Fields = {},
    key: string = randomUUID(),
  ): Promise<Read<Value>> {
    const { client } = this.programs.api;
    return readOf(await client.send<Value>('POST', `/lotto/lgw${path}`, body, { token: member.token, key }));
  }

  /** Buys a ticket. */
  bet(member: Registered, order: Fields, key?: string): Promise<Read<{ ticketId: string }>> {
    return this.post(member, '/bets', order, key);
  }

  async balance(member: Registered): Promise<string> {
    const reply = await this.programs.api.client.get<{ balance: string }>(
      '/wps/v2/wallets/balance',
      member.token,
    );
    return readOf(reply).value.balance;
  }

  /** Closes a draw at its time and holds it with this value of the beacon, up to its result. */
  async hold(game: string, drawNo: string, value: string): Promise<DrawView & { id: string }> {
    const [times] = await this.programs.db.query<{ closeAt: Date; drawAt: Date }>(
      'select close_at as "closeAt", draw_at as "drawAt" from lottery.draw where game = $1 and draw_no = $2',
      [game, drawNo],
    );
    if (!times) throw new Error(`no draw ${drawNo} of ${game}`);
    await this.moveTo(times.closeAt);
    await this.draws.advanceDue();
    this.draws.tell(await this.draws.find(game, drawNo), value);
    await this.moveTo(times.drawAt);
    await this.draws.advanceDue();
    return this.draws.find(game, drawNo);
  }

  /** As a worker would; each one is another process. */
  settlement(): DrawSettlement {
    const { database, clock, events, wakeUps } = this.programs.parts;
    const boards = new Boards(database, wakeUps);
    const brands = new BrandRegistry(database);
    const house = new HouseEvents(events, boards);
    const limit = new CancellationLimit(database, clock, brands);
    const cancellations = new TicketCancellations(database, clock, limit, house);
    const chases = new ChaseEnds(database, clock, cancellations, limit, events);
    const { kinds, messages, inboxes } = this.inbox();
    const notices = new CorrectionNotices(database, kinds, messages, inboxes);
    notices.onModuleInit();
    return new DrawSettlement(database, clock, chases, house, boards, notices);
  }

  /** Tells members of all moved dates, as a worker would. */
  async notifyOfMoves(): Promise<void> {
    const { database } = this.programs.parts;
    const { kinds, messages, inboxes } = this.inbox();
    const notices = new DateNotices(database, kinds, messages, inboxes);
    notices.onModuleInit();
    const due = await database.query<{ id: string }>(
      'select id from lottery.draw_move where due_at is not null order by id',
    );
    for (const { id } of due) await notices.notify(id);
  }

  private inbox() {
    const { database, clock, events } = this.programs.parts;
    const kinds = new MessageKinds();
    const inboxes = new UnreadCounts(database, events, clock);
    return { kinds, inboxes, messages: new Messages(database, events, clock, kinds, inboxes) };
  }

  async settle(draw: { id: string }): Promise<void> {
    await this.settlement().settle(draw.id);
  }

  rounds(member: Registered): Promise<Fields[]> {
    return this.programs.db.query(
      `select round, status, stake::int, payout::int, valid_bet::int as valid from games.round where member = $1 order by id`,
      [member.id],
    );
  }

  /** Of each currency, what moved comes to nothing. */
  async isBalanced(): Promise<boolean> {
    const wrong = await this.programs.db.query(
      'select currency from ledger.posting group by currency having sum(amount) <> 0',
    );
    return wrong.length === 0;
  }
}
