import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { AgencyThings } from './agency-things.js';
import { ContractController } from './contracts/contract.controller.js';
import { ContractJobs } from './contracts/contract.jobs.js';
import { ContractAnswers } from './contracts/contract-answers.js';
import { ContractDiary } from './contracts/contract-diary.js';
import { ContractFigures } from './contracts/contract-figures.js';
import { ContractForecast } from './contracts/contract-forecast.js';
import { ContractImpact } from './contracts/contract-impact.js';
import { ContractJudge } from './contracts/contract-judge.js';
import { ContractMoves } from './contracts/contract-moves.js';
import { ContractOffers } from './contracts/contract-offers.js';
import { ContractOptions } from './contracts/contract-options.js';
import { ContractRecord } from './contracts/contract-record.js';
import { ContractStanding } from './contracts/contract-standing.js';
import { ContractStore } from './contracts/contract-store.js';
import { HouseContracts } from './contracts/house-contracts.js';
import { BetIntake } from './settlement/bet-intake.js';
import { OverpaymentQueries } from './settlement/overpayments.js';
import { PayoutLines } from './settlement/payout-lines.js';
import { PayoutRecord } from './settlement/payout-record.js';
import { Payouts } from './settlement/payouts.service.js';
import { SalaryController } from './settlement/salary.controller.js';
import { SettlementJobs } from './settlement/settlement.jobs.js';
import { SettlementReplay } from './settlement/settlement-replay.js';
import { SettlementSchedule } from './settlement/settlement-schedule.js';
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
  ContractDiary,
  ContractFigures,
  ContractForecast,
  ContractImpact,
  ContractJudge,
  ContractMoves,
  ContractOffers,
  ContractOptions,
  ContractRecord,
  ContractStanding,
  ContractStore,
  HouseContracts,
];
const SETTLEMENT = [
  BetIntake,
  OverpaymentQueries,
  Payouts,
  SettlementReplay,
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
  imports: [LedgerModule],
  providers: [...CONTRACTS, ...SETTLEMENT, AgencyThings],
  exports: [...CONTRACTS, ...SETTLEMENT],
})
export class AgencyModule {}

@Module({
  imports: [AgencyModule, LedgerModule],
  controllers: [ContractController, RegistrationLinkController, SalaryController, TeamController],
  providers: [...TEAM, PayoutLines, PayoutRecord],
})
export class AgencyHttpModule {}

@Module({ imports: [AgencyModule], providers: [ContractJobs, SettlementJobs] })
export class AgencyJobsModule {}
