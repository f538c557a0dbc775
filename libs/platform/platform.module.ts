import { Global, Module } from '@nestjs/common';
import { Audit } from './audit/audit.js';
import { Clock } from './clock/clock.js';
import { HashKeys } from './crypto/hash-keys.js';
import { InstallationSecret } from './crypto/installation-secret.js';
import { SealedData } from './crypto/sealed-data.js';
import { Events } from './events/events.js';
import { Outbox } from './events/outbox.js';
import { Leftovers } from './housekeeping/leftovers.js';
import { Partitions } from './housekeeping/partitions.js';
import { CallChecks } from './http/call-checks.js';
import { CallLimits } from './http/call-limits.js';
import { Limits } from './limits/limits.js';
import { LiveThings } from './live/live-things.js';
import { Boards } from './push/boards.js';

/** What every context needs in every program. */
@Global()
@Module({
  providers: [
    Clock,
    Audit,
    Events,
    HashKeys,
    InstallationSecret,
    Leftovers,
    Limits,
    Outbox,
    Partitions,
    SealedData,
    Boards,
    LiveThings,
    CallChecks,
    CallLimits,
  ],
  exports: [
    Clock,
    Audit,
    Events,
    HashKeys,
    InstallationSecret,
    Leftovers,
    Limits,
    Partitions,
    SealedData,
    Boards,
    LiveThings,
    CallChecks,
    CallLimits,
  ],
})
export class PlatformModule {}
