import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { CYCLES, Payouts, SettlementSchedule, Settlements } from '#libs/agency/index';
import { DepositService, ProviderEvents } from '#libs/cashier/index';
import { Clock } from '#libs/platform/clock/clock';
import { periodOf } from '#libs/platform/clock/periods';
import type { Config } from '#libs/platform/config/config';
import { type SignedRequest, sign } from '#libs/platform/crypto/signature';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { DemoPlay, type Player } from './demo-play.js';
import { HistoryModule } from './history.module.js';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const HOUR_MS = 3_600_000;
const DAYS = 30;
/** The reconciliation asks vendors about the last two days, and the studio knows nothing of these rounds. */
const QUIET_DAYS = 3;
/** Hours of a day at which every player plays a round at each title. */
const PLAY_HOURS = [10, 20];
const DEPOSIT = { method: 'bank', amount: '20000.00' };

/**
 * Simulates a month of deposits, bets and salaries through the real code: the bank reports, the wallet accepts bets,
 * and each day is settled on its own day, with the clock set back.
 * @param owner writes what the programs may not
 */
export async function simulateMonth(
  owner: DataSource,
  brand: string,
  config: Config,
  players: readonly Player[],
): Promise<void> {
  const app = await NestFactory.createApplicationContext(HistoryModule.with(config), {
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  const clock = app.get(Clock);
  const before = clock.offsetMs;
  try {
    await new DemoMonth(app, owner, brand, config).live(players);
  } finally {
    await clock.advance(before - clock.offsetMs);
    await app.close();
  }
}

class DemoMonth {
  private readonly clock: Clock;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly owner: DataSource,
    private readonly brand: string,
    private readonly config: Config,
  ) {
    this.clock = app.get(Clock);
  }

  async live(players: readonly Player[]): Promise<void> {
    const { currency, timeZone } = this.settings;
    const today = periodOf('D', new Date(), timeZone).start.getTime();
    const since = today - DAYS * DAY_MS;
    await this.moveTo(since);
    await this.app.get(SettlementSchedule).open();
    const play = new DemoPlay(this.app.get(Database), this.brand, currency, seededRandom(20));
    await play.openSessions(this.owner, players, new Date(since));
    for (let day = since; day < today - (QUIET_DAYS - 1) * DAY_MS; day += DAY_MS) {
      if ((day - since) % WEEK_MS === 0) await this.deposit(players, day + 9 * HOUR_MS);
      for (const hour of PLAY_HOURS) await play.playRound(new Date(day + hour * HOUR_MS));
      await this.settle(day + DAY_MS + HOUR_MS);
    }
    await play.removeSessions(this.owner);
  }

  /** Ordered by the members and reported by the bank. */
  private async deposit(players: readonly Player[], at: number): Promise<void> {
    await this.moveTo(at);
    for (const { id } of players) {
      const caller = {
        role: 'member',
        brand: this.brand,
        address: '',
        person: id,
        session: '',
        closure: null,
      } as const;
      const { id: reference } = await this.app.get(DepositService).create(caller, DEPOSIT, 'BN');
      const report = {
        provider: 'bank',
        event_id: randomUUID(),
        type: 'payment.paid' as const,
        payment_id: randomUUID(),
        reference,
        amount: DEPOSIT.amount,
        currency: this.settings.currency,
        occurred_at: this.clock.now().toISOString(),
      };
      await this.app.get(ProviderEvents).receive(report, this.signed(report), this.brand);
    }
  }

  private signed(report: object): SignedRequest {
    const { merchantCode } = this.settings;
    const [method, path, body] = ['POST', '/wps/cashier/webhooks/bank', Buffer.from(JSON.stringify(report))];
    const timestamp = Math.floor(this.clock.toRealTime().getTime() / 1000);
    const headers = {
      'x-operator-id': merchantCode,
      'x-timestamp': String(timestamp),
      'x-signature': sign(this.config.BANK_SECRET, timestamp, method, path, merchantCode, body),
    };
    return { method, path, headers, body };
  }

  private async settle(at: number): Promise<void> {
    await this.moveTo(at);
    const [settlements, payouts] = [this.app.get(Settlements), this.app.get(Payouts)];
    for (const { kind, code } of CYCLES) await settlements.run({ brand: this.brand, kind, code });
    await payouts.payOpen();
  }

  private moveTo(at: number): Promise<void> {
    return this.clock.advance(at - this.clock.now().getTime());
  }

  private get settings() {
    return this.app.get(BrandRegistry).byId(this.brand).settings;
  }
}

/** mulberry32: the same numbers from the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
