import { Controller } from '@nestjs/common';
import { FactorResetQueries } from '#libs/authentication/index';
import {
  DepositsUnderReview,
  PaymentAlerts,
  UnmatchedPaymentQueries,
  WithdrawalCases,
} from '#libs/cashier/index';
import { CatalogueChanges, TitleList } from '#libs/games/index';
import { LedgerFindings } from '#libs/ledger/index';
import { DrawCases } from '#libs/lottery/index';
import { BroadcastQueries, ThreadCases } from '#libs/messaging/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  ApplicationCases,
  CampaignQueries,
  GoodsQueries,
  HeldRewardCases,
  LevelCheckRows,
  RedemptionCases,
} from '#libs/rewards/index';
import { AnnouncementQueries, Settings } from '#libs/site/index';
import { applicationFilter } from '../application-filter.js';
import { applicationList } from '../common/applications.calls.js';
import { broadcastList } from '../common/broadcasts.calls.js';
import { campaignList } from '../common/campaigns.calls.js';
import { catalogueChangeList } from '../common/catalogue.calls.js';
import { contentList } from '../common/content.calls.js';
import { depositList } from '../common/deposit-operator.calls.js';
import { factorResetList } from '../common/factor-reset.calls.js';
import { goodsList } from '../common/goods.calls.js';
import { heldRewardList } from '../common/held-rewards.calls.js';
import { ledgerFindingList } from '../common/ledger-findings.calls.js';
import { levelCheckList } from '../common/level-checks.calls.js';
import { drawList } from '../common/lottery.calls.js';
import { paymentAlertList, unmatchedPaymentList } from '../common/payment-operator.calls.js';
import { proposalList } from '../common/proposal.calls.js';
import { redemptionList } from '../common/redemptions.calls.js';
import { settingChangeList } from '../common/settings.calls.js';
import { threadList } from '../common/threads.calls.js';
import { titleList } from '../common/titles.calls.js';
import { withdrawalList } from '../common/withdrawal-operator.calls.js';
import { goodsFilter } from '../goods-filter.js';
import { heldRewardFilter } from '../held-reward-filter.js';
import { levelCheckFilter } from '../level-check-filter.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { redemptionFilter } from '../redemption-filter.js';
import { threadFilter } from '../thread-filter.js';
import { withdrawalFilter } from '../withdrawal-filter.js';
import {
  applicationColumns,
  broadcastColumns,
  campaignColumns,
  catalogueChangeColumns,
  contentColumns,
  depositColumns,
  drawColumns,
  factorResetColumns,
  findingColumns,
  goodsColumns,
  heldRewardColumns,
  levelCheckColumns,
  paymentAlertColumns,
  paymentColumns,
  proposalColumns,
  redemptionColumns,
  settingChangeColumns,
  threadColumns,
  titleColumns,
  withdrawalColumns,
} from './list-columns.js';
import { ListExporter } from './list-exporter.js';

/** The operators' lists as files. None has a contact or a whole account number. */
@Controller()
export class ListExportsController {
  constructor(
    private readonly exporter: ListExporter,
    private readonly withdrawals: WithdrawalCases,
    private readonly deposits: DepositsUnderReview,
    private readonly payments: UnmatchedPaymentQueries,
    private readonly alerts: PaymentAlerts,
    private readonly resets: FactorResetQueries,
    private readonly findings: LedgerFindings,
    private readonly proposals: ProposalQueries,
    private readonly settings: Settings,
    private readonly broadcasts: BroadcastQueries,
    private readonly campaigns: CampaignQueries,
    private readonly content: AnnouncementQueries,
    private readonly catalogue: CatalogueChanges,
    private readonly titles: TitleList,
    private readonly draws: DrawCases,
    private readonly threads: ThreadCases,
    private readonly goods: GoodsQueries,
    private readonly redemptions: RedemptionCases,
    private readonly heldRewards: HeldRewardCases,
    private readonly applications: ApplicationCases,
    private readonly levelChecks: LevelCheckRows,
  ) {}

  @Handle(withdrawalList.file)
  exportWithdrawals(filters: InputOf<typeof withdrawalList.file>, operator: OperatorCaller) {
    const filter = withdrawalFilter(operator, filters);
    return this.exporter.write(operator, {
      name: withdrawalList.name,
      filters,
      load: (page) => this.withdrawals.list({ ...filter, ...page }),
      columns: withdrawalColumns,
    });
  }

  @Handle(depositList.file)
  exportDeposits(filters: InputOf<typeof depositList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: depositList.name,
      filters,
      load: (page) => this.deposits.list({ ...filters, ...page, brand: operator.brand }),
      columns: depositColumns,
    });
  }

  @Handle(unmatchedPaymentList.file)
  exportPayments(filters: InputOf<typeof unmatchedPaymentList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: unmatchedPaymentList.name,
      filters,
      load: (page) => this.payments.list({ ...filters, ...page, brand: operator.brand }),
      columns: paymentColumns,
    });
  }

  @Handle(paymentAlertList.file)
  exportAlerts(filters: InputOf<typeof paymentAlertList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: paymentAlertList.name,
      filters,
      load: (page) => this.alerts.list({ ...filters, ...page, brand: operator.brand }),
      columns: paymentAlertColumns,
    });
  }

  @Handle(factorResetList.file)
  exportFactorResets(filters: InputOf<typeof factorResetList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: factorResetList.name,
      filters,
      load: (page) => this.resets.list(operator.brand, { ...filters, ...page }),
      columns: factorResetColumns,
    });
  }

  @Handle(ledgerFindingList.file)
  exportFindings(filters: InputOf<typeof ledgerFindingList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: ledgerFindingList.name,
      filters,
      load: (page) => this.findings.list({ ...filters, ...page, brand: operator.brand }),
      columns: findingColumns,
    });
  }

  @Handle(proposalList.file)
  exportProposals(filters: InputOf<typeof proposalList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: proposalList.name,
      filters,
      load: (page) => this.proposals.list(operator.brand, { ...filters, ...page }),
      columns: proposalColumns,
    });
  }

  @Handle(settingChangeList.file)
  exportSettingChanges(filters: InputOf<typeof settingChangeList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: settingChangeList.name,
      filters,
      load: (page) => this.settings.history(operator.brand, { ...filters, ...page }),
      columns: settingChangeColumns,
    });
  }

  @Handle(broadcastList.file)
  exportBroadcasts(filters: InputOf<typeof broadcastList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: broadcastList.name,
      filters,
      load: (page) => this.broadcasts.list({ ...filters, ...page, brand: operator.brand }),
      columns: broadcastColumns,
    });
  }

  @Handle(campaignList.file)
  exportCampaigns(filters: InputOf<typeof campaignList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: campaignList.name,
      filters,
      load: (page) => this.campaigns.list({ ...filters, ...page, brand: operator.brand }),
      columns: campaignColumns,
    });
  }

  @Handle(goodsList.file)
  exportGoods(filters: InputOf<typeof goodsList.file>, operator: OperatorCaller) {
    const filter = goodsFilter(operator, filters);
    return this.exporter.write(operator, {
      name: goodsList.name,
      filters,
      load: (page) => this.goods.list({ ...filter, ...page }),
      columns: goodsColumns,
    });
  }

  @Handle(redemptionList.file)
  exportRedemptions(filters: InputOf<typeof redemptionList.file>, operator: OperatorCaller) {
    const filter = redemptionFilter(operator, filters);
    return this.exporter.write(operator, {
      name: redemptionList.name,
      filters,
      load: (page) => this.redemptions.list({ ...filter, ...page }),
      columns: redemptionColumns,
    });
  }

  @Handle(heldRewardList.file)
  exportHeldRewards(filters: InputOf<typeof heldRewardList.file>, operator: OperatorCaller) {
    const filter = heldRewardFilter(operator, filters);
    return this.exporter.write(operator, {
      name: heldRewardList.name,
      filters,
      load: (page) => this.heldRewards.list({ ...filter, ...page }),
      columns: heldRewardColumns,
    });
  }

  @Handle(applicationList.file)
  exportApplications(filters: InputOf<typeof applicationList.file>, operator: OperatorCaller) {
    const filter = applicationFilter(operator, filters);
    return this.exporter.write(operator, {
      name: applicationList.name,
      filters,
      load: (page) => this.applications.list({ ...filter, ...page }),
      columns: applicationColumns,
    });
  }

  @Handle(levelCheckList.file)
  exportLevelChecks(filters: InputOf<typeof levelCheckList.file>, operator: OperatorCaller) {
    const filter = levelCheckFilter(operator, filters);
    return this.exporter.write(operator, {
      name: levelCheckList.name,
      filters,
      load: (page) => this.levelChecks.list({ ...filter, ...page }),
      columns: levelCheckColumns,
    });
  }

  @Handle(contentList.file)
  exportContent(filters: InputOf<typeof contentList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: contentList.name,
      filters,
      load: (page) => this.content.list({ ...filters, ...page, brand: operator.brand }),
      columns: contentColumns,
    });
  }

  @Handle(catalogueChangeList.file)
  exportCatalogueChanges(filters: InputOf<typeof catalogueChangeList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: catalogueChangeList.name,
      filters,
      load: (page) => this.catalogue.list({ ...filters, ...page, brand: operator.brand }),
      columns: catalogueChangeColumns,
    });
  }

  @Handle(drawList.file)
  exportDraws({ search, ...filters }: InputOf<typeof drawList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: drawList.name,
      filters: { ...filters, search },
      load: (page) => this.draws.list({ ...filters, ...page, brand: operator.brand, drawNo: search }),
      columns: drawColumns,
    });
  }

  @Handle(titleList.file)
  exportTitles(filters: InputOf<typeof titleList.file>, operator: OperatorCaller) {
    return this.exporter.write(operator, {
      name: titleList.name,
      filters,
      load: (page) => this.titles.list({ ...filters, ...page, brand: operator.brand }),
      columns: titleColumns,
    });
  }

  @Handle(threadList.file)
  exportThreads(filters: InputOf<typeof threadList.file>, operator: OperatorCaller) {
    const filter = threadFilter(operator, filters);
    return this.exporter.write(operator, {
      name: threadList.name,
      filters,
      load: (page) => this.threads.list({ ...filter, ...page }),
      columns: threadColumns,
    });
  }
}
