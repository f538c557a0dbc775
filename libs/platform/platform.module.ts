import { Global, Module } from '@nestjs/common';
import { Audit } from './audit/audit.js';
import { ChartInstances } from './chart-instances/chart-instances.js';
import { Clock } from './clock/clock.js';
import { HashKeys } from './crypto/hash-keys.js';
import { InstallationSecret } from './crypto/installation-secret.js';
import { SealedData } from './crypto/sealed-data.js';
import { Events } from './events/events.js';
import { Outbox } from './events/outbox.js';
import { Partitions } from './housekeeping/partitions.js';
import { Retention } from './housekeeping/retention.js';
import { CallAnswers } from './http/call-answers.js';
import { CallChecks } from './http/call-checks.js';
import { CallLimits } from './http/call-limits.js';
import { Limits } from './limits/limits.js';
import { Processes } from './process/processes.js';
import { Boards } from './push/boards.js';
import { TransitionServices } from './transitions/transition-services.js';

const SERVICES = [
  Clock,
  Audit,
  Events,
  HashKeys,
  InstallationSecret,
  Retention,
  Limits,
  Partitions,
  SealedData,
  Boards,
  Processes,
  ChartInstances,
  CallAnswers,
  CallChecks,
  CallLimits,
  TransitionServices,
];

/** The services that every context needs in every program. */
@Global()
@Module({ providers: [...SERVICES, Outbox], exports: SERVICES })
export class PlatformModule {}
