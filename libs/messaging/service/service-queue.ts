import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { isModuleOn, SERVICE } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import { SERVICE_TOPIC, serviceQueue } from '../common/service.events.js';
import { MOST_SHOWN_WAITING, type ServiceQueueState } from '../common/service.js';
import { ThreadViews } from '../threads/thread-views.js';
import { serviceHours } from './service-hours.js';

/** How often it is read while somebody waits, in milliseconds. */
const EVERY_MS = 1000;

/** Who waits for customer service: a board that pages read while their member waits, so that each knows its place. */
@Injectable()
export class ServiceQueue implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly boards: Boards,
    private readonly views: ThreadViews,
  ) {}

  onModuleInit(): void {
    this.boards.registerWatched({
      board: serviceQueue,
      everyMs: EVERY_MS,
      topics: (brand) =>
        isModuleOn(this.brands.byId(brand).settings.whitelabel, SERVICE) ? [SERVICE_TOPIC] : [],
      read: (brand) => this.state(brand),
    });
  }

  async state(brand: string): Promise<ServiceQueueState> {
    const { isOpen, opensAt } = this.hours(brand);
    const rows = await this.database.query<{ at: Date }>(
      `select waiting_since as at from messaging.thread
       where brand = $1 and kind = 'service' and status = 'open' and (claimed_by is null or claimed_at <= $2)
       order by waiting_since, id limit $3`,
      [brand, this.views.idleSince(), MOST_SHOWN_WAITING],
    );
    return {
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
      waiting: rows.map(({ at }) => at.toISOString()),
    };
  }

  hours(brand: string): { isOpen: boolean; opensAt: Date | null } {
    const { service, timeZone } = this.brands.byId(brand).settings;
    return serviceHours(this.clock.now(), service, timeZone);
  }
}
