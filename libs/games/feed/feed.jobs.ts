import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { BrandRegistry } from '#libs/site/index';
import { BetIntake } from './bet-intake.js';
import { takeBets, takeLateBets } from './feed.job-definitions.js';

const HOUR_MS = 3_600_000;

@Injectable()
export class FeedJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly intake: BetIntake,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(takeBets, () => this.eachBrand((brand) => this.intake.takeRecent(brand)));
    this.handlers.register(takeLateBets, () =>
      this.eachBrand((brand) => {
        const { nightlyLateHours } = this.brands.byId(brand).settings.contracts;
        return this.intake.take(brand, nightlyLateHours * HOUR_MS);
      }),
    );
  }

  private async eachBrand(take: (brand: string) => Promise<unknown>): Promise<void> {
    const brands = await this.database.query<{ id: string }>('select id from site.brand_view');
    for (const { id } of brands) await take(id);
  }
}
