import { Module } from '@nestjs/common';
import { Beacon } from './draws/beacon.js';
import { DrawJobs } from './draws/draw.jobs.js';
import { DrawMoves } from './draws/draw-moves.js';
import { DrawPlanner } from './draws/draw-planner.js';
import { DrawQueries } from './draws/draw-queries.js';
import { DrawsController } from './draws/draws.controller.js';
import { HttpBeacon } from './draws/http-beacon.js';

/** For the api. */
@Module({ controllers: [DrawsController], providers: [DrawQueries] })
export class LotteryHttpModule {}

/** For the worker. */
@Module({ providers: [DrawJobs, DrawMoves, DrawPlanner, { provide: Beacon, useClass: HttpBeacon }] })
export class LotteryJobsModule {}
