import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { divCeil } from '#libs/money/rounding';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BarChanges, RewardGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { BonusQueries } from './bonus-queries.js';
import type { giveUpBonus } from './common/bonus.calls.js';
import { bonusChanged } from './common/bonus.events.js';
import { type Bonus, bonusAtStake } from './common/bonus.js';
import { wageringErrors } from './common/wagering.errors.js';

/** Amounts are minor units. */
export interface NewBonus {
  brand: string;
  member: string;
  currency: Currency;
  /** What it is given for, with its id. Once for each. */
  source: string;
  reference: string;
  amount: bigint;
  /** How many hundredths of times it has to be staked before it becomes own money. */
  times: bigint;
  /** The code of the brand's wagering plan: which games it may be played with, and how much they count. Without one all, whole. */
  plan?: string;
  /** The largest stake of a round that contains bonus money. */
  maxBet?: bigint;
  /** Whether whole stakes count, or their bonus money alone. */
  counts: 'all' | 'bonus';
  /** The most that becomes own money. */
  releaseCap?: bigint;
  /** How long it may be played with, from its beginning. */
  days: number;
  /** While another bonus is open it waits, until then at most. */
  activateBefore?: Date;
  /** Whether a withdrawal ends it. */
  onWithdrawal: 'forfeit' | 'keep';
}

interface BonusOwner {
  brand: string;
  member: string;
  currency: Currency;
}

/**
 * Bonus money: it can only be played with, until enough was staked; then it becomes own money. A member has one bonus at a time, and
 * others wait. Each method joins the caller's transaction, and locks the wallet. What changes is pushed to the member.
 */
@Injectable()
export class Bonuses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly queries: BonusQueries,
    private readonly guard: RewardGuard,
    private readonly bars: BarChanges,
  ) {}

  onModuleInit(): void {
    this.bars.onBarred(({ member }) => this.cancelAll(member));
  }

  /**
   * Tells whether it is new. It begins at once where no other one is open or waits.
   * @throws AppError 423 for a member who is barred from rewards
   */
  async grant(bonus: NewBonus): Promise<boolean> {
    const { brand, member, currency, source, reference, amount, plan, maxBet, releaseCap } = bonus;
    await this.guard.assertNotBarred(member);
    const { turnoverEndsBelow } = this.brands.byId(brand).settings.withdrawals;
    const [row] = await this.database.query<{ granted: boolean; at: Date }>(
      `select wagering.grant_bonus($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, at) as granted, at
       from (select ${databaseNow('$16')} as at) now`,
      [
        brand,
        member,
        currency,
        source,
        reference,
        String(amount),
        String(divCeil(amount * bonus.times, 100n)),
        plan ?? null,
        maxBet === undefined ? null : String(maxBet),
        bonus.counts,
        releaseCap === undefined ? null : String(releaseCap),
        bonus.days,
        bonus.activateBefore ?? null,
        bonus.onWithdrawal,
        String(parseAmount(turnoverEndsBelow, currency)),
        this.clock.offsetMs,
      ],
    );
    if (!row?.granted) return false;
    await this.publishChanges({ brand, member, currency }, row.at);
    return true;
  }

  /** Ends a bonus; its money goes back to the house, and the next one begins. False if it has ended before. */
  async end(id: string, as: 'given-up' | 'forfeited' | 'cancelled'): Promise<boolean> {
    const [row] = await this.database.query<BonusOwner & { ended: boolean; at: Date }>(
      `select brand, member, currency, wagering.end_bonus(id, $2, at) as ended, at
       from wagering.requirement, (select ${databaseNow('$3')} as at) now where id = $1 and lane = 'bonus'`,
      [id, as, this.clock.offsetMs],
    );
    if (!row?.ended) return false;
    await this.publishChanges(row, row.at);
    return true;
  }

  /**
   * The member gives a bonus up; a second time changes nothing.
   * @throws AppError 404 for one that is not the member's, 409 for one that has ended otherwise
   */
  giveUp({ person }: LoggedIn, { id }: InputOf<typeof giveUpBonus>): Promise<Bonus> {
    return this.database.transaction(async () => {
      if (!(await this.queries.find(person, id))) throw new AppError(platformErrors.error_not_found);
      await this.end(id, 'given-up');
      const given = await this.queries.find(person, id);
      if (given?.status !== 'given-up') throw new AppError(wageringErrors.error_bonus_over);
      return given;
    });
  }

  /**
   * A check before money leaves the wallet, without a lock; `forfeit` is the binding one.
   * @throws AppError 422 with what would be lost, if it is not accepted
   */
  async requireForfeitAccepted(member: string, currency: Currency, accepted: boolean): Promise<void> {
    if (!accepted) assertNoneIsLost(await this.queries.listForfeitable(member, currency), currency);
  }

  /**
   * Ends the bonuses that a withdrawal ends. Call it in the transaction in which money leaves the wallet, after the posting.
   * @throws AppError 422 with what would be lost, if it is not accepted
   */
  async forfeit(member: string, currency: Currency, accepted: boolean): Promise<void> {
    const lost = await this.queries.listForfeitable(member, currency);
    if (!accepted) assertNoneIsLost(lost, currency);
    for (const { id } of lost) await this.end(id, 'forfeited');
  }

  /** Pushes what was given, began or ended at a moment, and the bonus `id`. */
  async publishChanges(
    { brand, member, currency }: BonusOwner,
    moment: Date,
    id: string | null = null,
  ): Promise<void> {
    for (const changed of await this.queries.listChanged(member, moment, id))
      await this.events.append(bonusChanged, member, brand, changed);
    await this.ledger.publishBalance(member, currency);
  }

  /** Ends the bonus that was given for something whose reason is gone. False if there is none, or it has ended before. */
  async cancel({ source, reference }: { source: string; reference: string }): Promise<boolean> {
    const [row] = await this.database.query<{ id: string }>(
      `select id from wagering.requirement where source = $1 and reference = $2 and lane = 'bonus'`,
      [source, reference],
    );
    return row !== undefined && (await this.end(row.id, 'cancelled'));
  }

  /** Those that wait first, so that none of them begins. */
  private async cancelAll(member: string): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `select id from wagering.requirement where member = $1 and lane = 'bonus' and status in ('queued', 'active', 'closing')
       order by status = 'queued' desc, id`,
      [member],
    );
    for (const { id } of rows) await this.end(id, 'cancelled');
  }
}

function assertNoneIsLost(bonuses: Bonus[], currency: Currency): void {
  if (bonuses.length === 0) return;
  const sum = bonuses.reduce((total, bonus) => total + parseAmount(bonusAtStake(bonus), currency), 0n);
  const params = { amount: toWire(sum, currency), count: bonuses.length };
  throw new AppError(wageringErrors.error_bonus_would_be_lost, { params });
}
