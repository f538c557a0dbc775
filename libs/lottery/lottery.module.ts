import { Module } from '@nestjs/common';
import { AuthenticationModule } from '#libs/authentication/index';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { MessagingModule } from '#libs/messaging/index';
import { SaferPlayModule } from '#libs/safer-play/index';
import { ChaseEnds } from './chases/chase-ends.js';
import { ChaseOrders } from './chases/chase-orders.js';
import { ChaseQueries } from './chases/chase-queries.js';
import { ChasesController } from './chases/chases.controller.js';
import { DrawJobs } from './draw.jobs.js';
import { AwaitedResults } from './draws/awaited-results.js';
import { Beacon } from './draws/beacon.js';
import { DrawMoves } from './draws/draw-moves.js';
import { DrawOutcomes } from './draws/draw-outcomes.js';
import { DrawPlanner } from './draws/draw-planner.js';
import { DrawQueries } from './draws/draw-queries.js';
import { DrawVerifier } from './draws/draw-verifier.js';
import { DrawsController } from './draws/draws.controller.js';
import { DrawsOnSale } from './draws/draws-on-sale.js';
import { HttpBeacon } from './draws/http-beacon.js';
import { OfferedGames } from './draws/offered-games.js';
import { GameMenu } from './menu/game-menu.js';
import { MenuController } from './menu/menu.controller.js';
import { PlayMenu } from './menu/play-menu.js';
import { DateNotices } from './operators/date-notices.js';
import { DrawCases } from './operators/draw-cases.js';
import { DrawChanges } from './operators/draw-changes.js';
import { DrawDateChanges } from './operators/draw-date-changes.js';
import { DrawDetails } from './operators/draw-details.js';
import { NumberPriceChanges } from './operators/number-price-changes.js';
import { SaleLimitChanges } from './operators/sale-limit-changes.js';
import { FeedController } from './results/feed.controller.js';
import { FeedConfirmations } from './results/feed-confirmations.js';
import { FeedResults } from './results/feed-results.js';
import { ResultEntries } from './results/result-entries.js';
import { CorrectionNotices } from './settlement/correction-notices.js';
import { DrawSettlement } from './settlement/draw-settlement.js';
import { CancellationLimit } from './tickets/cancellation-limit.js';
import { TicketCancellations } from './tickets/ticket-cancellations.js';
import { TicketPlacements } from './tickets/ticket-placements.js';
import { TicketQueries } from './tickets/ticket-queries.js';
import { TicketsController } from './tickets/tickets.controller.js';
import { Tickets } from './tickets/tickets.service.js';
import { TrendQueries } from './trends/trend-queries.js';
import { TrendsController } from './trends/trends.controller.js';

const PARTS = [
  AwaitedResults,
  DrawCases,
  DrawChanges,
  DrawDateChanges,
  DrawDetails,
  DrawOutcomes,
  FeedConfirmations,
  NumberPriceChanges,
  ResultEntries,
  SaleLimitChanges,
];

/** For operators, and what api and worker share. */
@Module({ imports: [AuthenticationModule], providers: PARTS, exports: PARTS })
export class LotteryModule {}

/** For the api. */
@Module({
  imports: [GamesModule, LedgerModule, LotteryModule, SaferPlayModule],
  controllers: [
    DrawsController,
    TicketsController,
    ChasesController,
    MenuController,
    TrendsController,
    FeedController,
  ],
  providers: [
    CancellationLimit,
    ChaseEnds,
    ChaseOrders,
    ChaseQueries,
    DrawQueries,
    DrawsOnSale,
    FeedResults,
    GameMenu,
    OfferedGames,
    PlayMenu,
    TicketCancellations,
    TicketPlacements,
    TicketQueries,
    Tickets,
    TrendQueries,
  ],
})
export class LotteryHttpModule {}

/** For the worker. */
@Module({
  imports: [GamesModule, LedgerModule, LotteryModule, MessagingModule],
  providers: [
    CancellationLimit,
    ChaseEnds,
    CorrectionNotices,
    DateNotices,
    DrawJobs,
    DrawMoves,
    DrawPlanner,
    DrawSettlement,
    DrawVerifier,
    TicketCancellations,
    { provide: Beacon, useClass: HttpBeacon },
  ],
})
export class LotteryJobsModule {}
