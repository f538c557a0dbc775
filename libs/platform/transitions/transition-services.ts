import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { ChartInstances } from '../chart-instances/chart-instances.js';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { Events } from '../events/events.js';
import { SelfDealingPolicy } from './self-dealing-policy.js';

/** The services with which a lifecycle writes. */
@Injectable()
export class TransitionServices {
  constructor(
    readonly database: Database,
    readonly clock: Clock,
    readonly audit: Audit,
    readonly events: Events,
    readonly instances: ChartInstances,
    readonly selfDealing: SelfDealingPolicy,
  ) {}
}
