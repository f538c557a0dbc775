import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { Boards } from '#libs/platform/push/boards';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { BarChanges } from './bar-changes.js';
import { restrictionsChanged } from './common/restriction.events.js';
import { RewardGuard } from './reward-guard.js';

/** What operators set and lift. */
@Injectable()
export class Restrictions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly boards: Boards,
    private readonly members: Members,
    private readonly policy: SelfDealingPolicy,
    private readonly guard: RewardGuard,
    private readonly changes: BarChanges,
  ) {}

  onModuleInit(): void {
    this.boards.register(restrictionsChanged, (brand) => this.latest(brand));
  }

  /**
   * Bars a member, in whatever state the account is, from rewards until it is lifted. `reason` is for the record: the member
   * is told nothing. In a transaction of its own.
   * @throws AppError 404 for a member whom the brand does not have, 403 for an own account, 422 where it stands already
   */
  async setNoRewards(operator: ActingOperator, member: string, reason: string): Promise<void> {
    await this.change(operator, member, async (at) => {
      const wasBarred = await this.guard.isBarred(member);
      const [set] = await this.database.query<{ id: string }>(
        `insert into safer_play.restriction (brand, member, kind, reason, since, set_by, set_as)
         values ($1, $2, 'no_rewards', $3, $4, $5, $6) on conflict do nothing returning id`,
        [operator.brand, member, reason, at, operator.id, operator.account],
      );
      await this.record(operator, member, 'set', set?.id, reason);
      if (!wasBarred) await this.changes.emitBarred({ brand: operator.brand, member, at });
    });
  }

  /**
   * Lifts what `setNoRewards` has set; restrictions of other kinds stand. In a transaction of its own.
   * @throws AppError 404 for a member whom the brand does not have, 403 for an own account, 422 where there is none to lift
   */
  async liftNoRewards(operator: ActingOperator, member: string, reason: string): Promise<void> {
    await this.change(operator, member, async (at) => {
      const { rows } = await this.database.change<{ id: string }>(
        `update safer_play.restriction set lifted_at = $2, lifted_by = $3, lifted_as = $4, lift_reason = $5
         where member = $1 and kind = 'no_rewards' and lifted_at is null returning id`,
        [member, at, operator.id, operator.account, reason],
      );
      await this.record(operator, member, 'lifted', rows[0]?.id, reason);
      if (await this.guard.isBarred(member)) return;
      await this.changes.emitUnbarred({ brand: operator.brand, member, at });
    });
  }

  /** Under the lock of the member's wallets, so that of two changes the second one sees the first. */
  private async change(
    operator: ActingOperator,
    member: string,
    make: (at: Date) => Promise<void>,
  ): Promise<void> {
    const found = await this.members.find(member);
    if (found?.brand !== operator.brand) throw new AppError(platformErrors.error_not_found);
    await this.policy.assertMayActOn(operator.id, [member]);
    await this.database.transaction(async () => {
      await this.guard.lock(member);
      await make(this.clock.now());
      this.boards.changed(restrictionsChanged, operator.brand);
    });
  }

  private async record(
    operator: ActingOperator,
    member: string,
    verb: 'set' | 'lifted',
    restriction: string | undefined,
    reason: string,
  ): Promise<void> {
    if (restriction === undefined) throw new AppError(platformErrors.error_nothing_changed);
    await this.audit.record({
      ...operatorAuditEntry(operator, `restriction.${verb}`, `member ${member}`),
      after: { restriction, kind: 'no_rewards', reason },
    });
  }

  private async latest(brand: string): Promise<{ latest: string | null; liftedAt: string | null }> {
    const [row] = await this.database.query<{ latest: string | null; liftedAt: Date | null }>(
      `select (select id from safer_play.restriction where brand = $1 order by id desc limit 1) as latest,
         (select lifted_at from safer_play.restriction where brand = $1 and lifted_at is not null
          order by lifted_at desc limit 1) as "liftedAt"`,
      [brand],
    );
    return { latest: row?.latest ?? null, liftedAt: row?.liftedAt?.toISOString() ?? null };
  }
}
