import { Module } from '@nestjs/common';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { ContractController } from './contracts/contract.controller.js';
import { ContractJobs } from './contracts/contract.jobs.js';
import { ContractLifecycle } from './contracts/contract.lifecycle.js';
import { ContractAnswers } from './contracts/contract-answers.js';
import { ContractForecast } from './contracts/contract-forecast.js';
import { ContractImpact } from './contracts/contract-impact.js';
import { ContractOffers } from './contracts/contract-offers.js';
import { ContractOptions } from './contracts/contract-options.js';
import { ContractPolicy } from './contracts/contract-policy.js';
import { ContractQueries } from './contracts/contract-queries.js';
import { ContractStore } from './contracts/contract-store.js';
import { ContractsByKind } from './contracts/contracts-by-kind.js';
import { ForecastFigures } from './contracts/forecast-figures.js';
import { HouseContracts } from './contracts/house-contracts.js';
import { BetRollUps } from './settlement/bet-roll-ups.js';
import { OverpaymentQueries } from './settlement/overpayments.js';
import { PayoutLines } from './settlement/payout-lines.js';
import { PayoutQueries } from './settlement/payout-queries.js';
import { Payouts } from './settlement/payouts.service.js';
import { SalaryController } from './settlement/salary.controller.js';
import { SettlementJobs } from './settlement/settlement.jobs.js';
import { SettlementSchedule } from './settlement/settlement-schedule.js';
import { SettlementVerifier } from './settlement/settlement-verifier.js';
import { Settlements } from './settlement/settlements.service.js';
import { DownlineOpening } from './team/downline-opening.js';
import { Downlines } from './team/downlines.js';
import { LinkOffers } from './team/link-offers.js';
import { RegistrationLinkController } from './team/registration-link.controller.js';
import { RegistrationLinks } from './team/registration-links.js';
import { TeamController } from './team/team.controller.js';
import { TeamBets } from './team/team-bets.js';
import { TeamBoard } from './team/team-board.js';
import { TeamIncome } from './team/team-income.js';
import { TeamOverview } from './team/team-overview.js';
import { TeamScope } from './team/team-scope.js';
import { TeamStatement } from './team/team-statement.js';
import { TeamTransactions } from './team/team-transactions.js';

const CONTRACTS = [
  ContractAnswers,
  ForecastFigures,
  ContractForecast,
  ContractImpact,
  ContractPolicy,
  ContractLifecycle,
  ContractOffers,
  ContractOptions,
  ContractQueries,
  ContractsByKind,
  ContractStore,
  HouseContracts,
];
const SETTLEMENT = [
  BetRollUps,
  OverpaymentQueries,
  Payouts,
  SettlementVerifier,
  SettlementSchedule,
  Settlements,
];
const TEAM = [
  DownlineOpening,
  Downlines,
  LinkOffers,
  RegistrationLinks,
  TeamBets,
  TeamBoard,
  TeamIncome,
  TeamOverview,
  TeamScope,
  TeamStatement,
  TeamTransactions,
];

@Module({
  imports: [GamesModule, LedgerModule],
  providers: [...CONTRACTS, ...SETTLEMENT],
  exports: [...CONTRACTS, ...SETTLEMENT],
})
export class AgencyModule {}

@Module({
  imports: [AgencyModule, LedgerModule],
  controllers: [ContractController, RegistrationLinkController, SalaryController, TeamController],
  providers: [...TEAM, PayoutLines, PayoutQueries],
})
export class AgencyHttpModule {}

@Module({ imports: [AgencyModule], providers: [ContractJobs, SettlementJobs] })
export class AgencyJobsModule {}
