import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { LotteryTestbed } from '#libs/lottery/lottery.fixture';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { ProposalValue } from '../common/proposal.calls.js';

type Who = Record<string, string>;

export const DAY_MS = 86_400_000;
/** When Lao's draw of a Monday closes. */
const CLOSE = new Date('2027-04-05T13:00:00Z').getTime();
/** A result of the draw, and one that differs from it in its last digit. */
export const RIGHT = '7427';
export const WRONG = '7428';

/** Of a draw that closes at this moment. */
export const numberOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

interface OutsideGame {
  code: string;
  /** When the draw of a test closes, by the test's place from 0. */
  closeOf(test: number): number;
}

const LAOS: OutsideGame = { code: 'LAO_4D', closeOf: (test) => CLOSE + test * 7 * DAY_MS };

/** Two operators at the draws of an outside lottery, with an api of their own. Each test has a draw that closes in ten minutes. */
export function setUpDrawOperators(game: OutsideGame = LAOS): DrawOperatorsTestbed {
  const operators = new DrawOperatorsTestbed(setUpTestApi({ parts: [] }), game);
  beforeEach(() => operators.begin());
  return operators;
}

class DrawOperatorsTestbed {
  first: Who = {};
  second: Who = {};
  /** Each test has a time of its own: the clock only goes forwards. */
  closeAt = 0;
  drawNo = '';
  private tests = 0;
  private held: LotteryTestbed | undefined;

  constructor(
    readonly programs: ReturnType<typeof setUpTestApi>,
    private readonly game: OutsideGame,
  ) {}

  /** There once the api is. */
  get testbed(): LotteryTestbed {
    this.held ??= new LotteryTestbed(this.programs);
    return this.held;
  }

  async begin(): Promise<void> {
    this.closeAt = this.game.closeOf(this.tests);
    this.tests += 1;
    this.drawNo = numberOf(this.closeAt);
    await this.testbed.begin(new Date(this.closeAt - 600_000), this.game.code);
    await this.logIn();
  }

  /** Anew after the clock has moved far; members stay logged in. */
  async logIn(): Promise<void> {
    const { db, api, parts } = this.programs;
    await db.query(`delete from authentication.session where role = 'operator'`);
    this.first = await operatorSession(db, api.url, 'operator1');
    this.second = await operatorSession(db, api.url, 'operator2');
    await db.query(
      `update authentication.session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day', elevated_until = $1::timestamptz + interval '1 day'`,
      [parts.clock.now()],
    );
  }

  async post<Value>(who: Who, path: string, body: object) {
    const { status, body: answer } = await this.programs.api.client.send<Value>(
      'POST',
      `/wps/ops/${path}`,
      body,
      {
        key: randomUUID(),
        headers: who,
      },
    );
    return { status, message: answer.message, value: answer.value, params: answer.params };
  }

  async get<Value>(path: string): Promise<Value> {
    const { client } = this.programs.api;
    const { body } = await client.send<Value>('GET', `/wps/ops/${path}`, undefined, { headers: this.first });
    return body.value as Value;
  }

  async id(): Promise<string> {
    return (await this.testbed.draws.find(this.game.code, this.drawNo)).id;
  }

  async detail(): Promise<DrawDetail> {
    return this.get(`lottery/draws/${await this.id()}`);
  }

  async enter(who: Who, result: string) {
    return this.post<{ final: boolean }>(who, `lottery/draws/${await this.id()}/result`, { result });
  }

  /** Proposed by the first operator and approved by the second. */
  async byTwo(path: string, body: object) {
    const { value } = await this.post<{ proposal: ProposalValue }>(this.first, path, body);
    return this.post(this.second, `proposals/${value?.proposal.id}/approval`, {});
  }

  async close(): Promise<void> {
    await this.testbed.moveTo(new Date(this.closeAt));
    await this.testbed.draws.advanceDue();
  }

  /** Up to the payment by the right result. */
  async hold(): Promise<void> {
    await this.close();
    await this.enter(this.first, RIGHT);
    await this.enter(this.second, RIGHT);
    await this.testbed.settle({ id: await this.id() });
  }

  bet(member: Registered, rule: string, picks: string[], amount: string, drawNo = this.drawNo) {
    return this.testbed.bet(member, {
      gameCode: this.game.code,
      drawNo,
      prizeMode: 'SEA',
      lines: [{ rule, picks: [picks], amount, bets: picks.length }],
      amount: (Number(amount) * picks.length).toFixed(2),
    });
  }

  /** While nobody else may buy for the draw or settle it, `work` begins; what `change` writes is there before it goes on. */
  async meanwhile<Value>(work: () => Promise<Value>, change: string): Promise<Value> {
    const { db } = this.programs;
    const holder = new pg.Client(db.url);
    await holder.connect();
    try {
      const id = await this.id();
      await holder.query('begin');
      await holder.query('select pg_advisory_xact_lock(lottery.draw_lock($1::bigint))', [id]);
      const working = work();
      for (;;) {
        const [waiting] = await db.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
        );
        if (waiting) break;
      }
      await holder.query(change.replaceAll(':draw', id));
      await holder.query('commit');
      return await working;
    } finally {
      await holder.end();
    }
  }
}
