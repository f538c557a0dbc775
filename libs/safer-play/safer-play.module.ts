import { Module } from '@nestjs/common';
import { BarChanges } from './bar-changes.js';
import { PlayGuard } from './play-guard.js';
import { RestrictionQueries } from './restriction-queries.js';
import { Restrictions } from './restrictions.js';
import { RewardGuard } from './reward-guard.js';

const SAFER_PLAY = [BarChanges, PlayGuard, RestrictionQueries, Restrictions, RewardGuard];

@Module({ providers: SAFER_PLAY, exports: SAFER_PLAY })
export class SaferPlayModule {}
