import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { SERVICE_IDLE_MS } from '../common/service.js';
import type { ThreadRow } from './thread.entity.js';
import { endIdleChat, remindOfComplaint } from './thread.job-definitions.js';
import { ThreadLifecycle } from './thread.lifecycle.js';

/** Reminds operators of complaints: at half time, a week before the end, and at the end. Ends chats in which nothing happens. */
@Injectable()
export class ThreadJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lifecycle: ThreadLifecycle,
    private readonly handlers: JobHandlers,
    private readonly deadlines: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remindOfComplaint, ({ id }) => this.remind(id));
    this.deadlines.watch(
      dueTable(this.database, {
        job: remindOfComplaint,
        table: 'messaging.thread',
        at: 'remind_at',
        where: 'remind_at is not null',
        payload: { id: 'id' },
      }),
    );
    this.handlers.register(endIdleChat, ({ id }) => this.endIdle(id));
    this.deadlines.watch(
      dueTable(this.database, {
        job: endIdleChat,
        table: 'messaging.thread',
        at: 'idle_at',
        where: 'idle_at is not null',
        payload: { id: 'id' },
      }),
    );
  }

  private remind(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lifecycle.lock(id);
      if (!row?.remindAt || row.remindAt > this.clock.now()) return;
      await this.lifecycle.applyMove(row, 'REMIND', {}, SYSTEM);
    });
  }

  private endIdle(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lifecycle.lock(id);
      if (!row?.idleAt || row.idleAt > this.clock.now()) return;
      await this.lifecycle.applyMove(row, this.moveOfIdle(row), {}, SYSTEM);
    });
  }

  /**
   * A member who went silent has got an answer; one who got none is not sent away, but answered later. A guest could not read
   * that answer.
   */
  private moveOfIdle({ status, lastPostAt, guest }: ThreadRow): 'CLOSE' | 'DEFER' | 'RELEASE' {
    const silentSince = this.clock.now().getTime() - SERVICE_IDLE_MS;
    if (lastPostAt.getTime() > silentSince) return 'RELEASE';
    return guest || status === 'answered' ? 'CLOSE' : 'DEFER';
  }
}
