import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { SaferPlayModule } from '#libs/safer-play/index';
import { BonusController } from './bonus.controller.js';
import { BonusQueries } from './bonus-queries.js';
import { Bonuses } from './bonuses.js';
import { EndedBonuses } from './ended-bonuses.js';
import { Requirements } from './requirements.js';
import { WageringPlans } from './wagering-plans.js';

const WAGERING = [Requirements, Bonuses, BonusQueries, EndedBonuses, WageringPlans];

@Module({ imports: [LedgerModule, SaferPlayModule], providers: WAGERING, exports: WAGERING })
export class WageringModule {}

@Module({ imports: [WageringModule], controllers: [BonusController] })
export class WageringHttpModule {}
