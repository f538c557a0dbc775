import { Module } from '@nestjs/common';
import { GamesModule } from '#libs/games/index';
import { LedgerModule } from '#libs/ledger/index';
import { ChaseEnds } from './chases/chase-ends.js';
import { ChaseOrders } from './chases/chase-orders.js';
import { ChaseQueries } from './chases/chase-queries.js';
import { ChasesController } from './chases/chases.controller.js';
import { DrawJobs } from './draw.jobs.js';
import { Beacon } from './draws/beacon.js';
import { DrawMoves } from './draws/draw-moves.js';
import { DrawPlanner } from './draws/draw-planner.js';
import { DrawQueries } from './draws/draw-queries.js';
import { DrawsController } from './draws/draws.controller.js';
import { DrawsOnSale } from './draws/draws-on-sale.js';
import { HttpBeacon } from './draws/http-beacon.js';
import { OfferedGames } from './draws/offered-games.js';
import { GameMenu } from './menu/game-menu.js';
import { MenuController } from './menu/menu.controller.js';
import { PlayMenu } from './menu/play-menu.js';
import { DrawSettlement } from './settlement/draw-settlement.js';
import { CancellationLimit } from './tickets/cancellation-limit.js';
import { TicketCancellations } from './tickets/ticket-cancellations.js';
import { TicketPlacements } from './tickets/ticket-placements.js';
import { TicketQueries } from './tickets/ticket-queries.js';
import { TicketsController } from './tickets/tickets.controller.js';
import { Tickets } from './tickets/tickets.service.js';
import { TrendQueries } from './trends/trend-queries.js';
import { TrendsController } from './trends/trends.controller.js';

/** For the api. */
@Module({
  imports: [GamesModule, LedgerModule],
  controllers: [DrawsController, TicketsController, ChasesController, MenuController, TrendsController],
  providers: [
    CancellationLimit,
    ChaseEnds,
    ChaseOrders,
    ChaseQueries,
    DrawQueries,
    DrawsOnSale,
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
  imports: [GamesModule, LedgerModule],
  providers: [
    CancellationLimit,
    ChaseEnds,
    DrawJobs,
    DrawMoves,
    DrawPlanner,
    DrawSettlement,
    TicketCancellations,
    { provide: Beacon, useClass: HttpBeacon },
  ],
})
export class LotteryJobsModule {}
