import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FactorResetQueries, OperatorChanges, OperatorRoles } from '#libs/authentication/index';
import {
  DepositsUnderReview,
  OperatorQueue,
  PaymentAlerts,
  UnmatchedPaymentQueries,
  WithdrawalCases,
} from '#libs/cashier/index';
import { LedgerFindings } from '#libs/ledger/index';
import { AwaitedResults } from '#libs/lottery/index';
import { memberUpdated } from '#libs/members/common/member.events';
import { ThreadCases, ThreadLifecycle } from '#libs/messaging/index';
import { Events } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import {
  ApplicationCases,
  EntitlementLifecycle,
  HeldRewardCases,
  LevelCheckRows,
  RedemptionCases,
  RedemptionLifecycle,
} from '#libs/rewards/index';
import { BrandRegistry } from '#libs/site/index';
import { type QueueCounts, queueChanged } from './common/queue.events.js';
import { ProposalQueries } from './proposals/proposal-queries.js';

const UNFINISHED = ['requested', 'approved', 'distributed', 'disputed', 'force-proposed'] as const;

/** Tells operators that their queue has changed, from whatever process changed it. */
@Injectable()
export class QueueBoard implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly events: Events,
    private readonly deposits: DepositsUnderReview,
    private readonly payments: UnmatchedPaymentQueries,
    private readonly alerts: PaymentAlerts,
    private readonly withdrawals: WithdrawalCases,
    private readonly queue: OperatorQueue,
    private readonly findings: LedgerFindings,
    private readonly brands: BrandRegistry,
    private readonly factorResets: FactorResetQueries,
    private readonly proposals: ProposalQueries,
    private readonly roles: OperatorRoles,
    private readonly operatorChanges: OperatorChanges,
    private readonly threads: ThreadCases,
    private readonly threadLifecycle: ThreadLifecycle,
    private readonly redemptions: RedemptionCases,
    private readonly redemptionLifecycle: RedemptionLifecycle,
    private readonly heldRewards: HeldRewardCases,
    private readonly applications: ApplicationCases,
    private readonly entitlements: EntitlementLifecycle,
    private readonly levelChecks: LevelCheckRows,
    private readonly awaitedResults: AwaitedResults,
  ) {}

  onModuleInit(): void {
    this.boards.register(queueChanged, (brand) => this.counts(brand));
    this.events.on(memberUpdated, async (_member, { changed }, brand) => {
      if (changed === 'authenticator') this.changed(brand);
    });
    this.queue.onChange((brand) => this.changed(brand));
    this.operatorChanges.on((brand) => this.changed(brand));
    this.threadLifecycle.onChanged((brand) => this.changed(brand));
    this.redemptionLifecycle.onChanged((brand) => this.changed(brand));
    this.entitlements.onHeld((brand) => this.changed(brand));
    this.levelChecks.onChanged((brand) => this.changed(brand));
    this.awaitedResults.onChanged((brand) => this.changed(brand));
    this.findings.onChanged((brand) => {
      for (const each of brand === null ? this.brands.ids() : [brand]) this.changed(each);
    });
  }

  async counts(brand: string): Promise<QueueCounts> {
    const counts = await this.withdrawals.counts(brand, UNFINISHED);
    return {
      deposits: { review: await this.deposits.count(brand) },
      payments: {
        unmatched: await this.payments.count(brand),
        alerts: await this.alerts.count(brand),
      },
      proposals: await this.proposals.countOpen(brand),
      accessVersion: await this.roles.accessVersion(brand),
      factorResets: await this.factorResets.countProposed(brand),
      withdrawals: {
        requested: counts.requested ?? 0,
        approved: counts.approved ?? 0,
        distributed: counts.distributed ?? 0,
        disputed: counts.disputed ?? 0,
        'force-proposed': counts['force-proposed'] ?? 0,
      },
      ledger: { findings: await this.findings.count(brand) },
      threads: await this.threads.countWaiting(brand),
      redemptions: await this.redemptions.countWaiting(brand),
      heldRewards: await this.heldRewards.countWaiting(brand),
      applications: await this.applications.countWaiting(brand),
      levelChecks: await this.levelChecks.countWaiting(brand),
      awaitedResults: await this.awaitedResults.countWaiting(brand),
    };
  }

  /** After COMMIT, and not at all after a rollback. */
  changed(brand: string): void {
    this.boards.changed(queueChanged, brand);
  }
}
