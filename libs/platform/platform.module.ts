import { Global, Module } from '@nestjs/common';
import { Audit } from './audit/audit.js';
import { Clock } from './clock/clock.js';
import { Events } from './events/events.js';
import { Outbox } from './events/outbox.js';

/** What every context needs in every program. */
@Global()
@Module({ providers: [Clock, Audit, Events, Outbox], exports: [Clock, Audit, Events] })
export class PlatformModule {}
