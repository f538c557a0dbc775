import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Visitor } from '#libs/platform/http/call-context';
import { siteErrors } from '#libs/site/common/site.errors';
import { Maintenance, type SettingAuthor, Settings, SiteGate } from '#libs/site/index';
import type { changeRegions, SiteGateState } from '../common/site-gate.calls.js';

/** What operators see of the site gate, and their changes of its regions. */
@Injectable()
export class SiteGateOperatorService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly maintenance: Maintenance,
    private readonly gate: SiteGate,
  ) {}

  async state(brand: string, visitor: Visitor): Promise<SiteGateState> {
    const { version, settings } = await this.settings.read(brand);
    const beganAt = await this.maintenance.beganAt(brand);
    return {
      status: settings.systemStatus,
      beganAt: beganAt?.toISOString() ?? null,
      endTime: settings.maintenanceEndTime,
      regions: settings.regions,
      version,
      timeZone: settings.timeZone,
      you: { address: visitor.address, country: this.gate.countryOf(visitor) ?? null },
    };
  }

  /** @throws AppError 409 for another version, or if it would block the operator who does not say that this is meant */
  async changeRegions(
    author: SettingAuthor,
    { version, regions, reason, blocksYourself }: InputOf<typeof changeRegions>,
    visitor: Visitor,
  ): Promise<void> {
    if (!blocksYourself && this.gate.isBlockedBy(regions, visitor))
      throw new AppError(siteErrors.error_blocks_yourself);
    await this.database.transaction(async () => {
      const held = await this.settings.lock(author.brand);
      if (held.version !== version) throw new AppError(siteErrors.error_setting_conflict);
      const changes = Object.entries(regions).map(([name, value]) => ({ path: `regions.${name}`, value }));
      await this.settings.save(author, { changes, reason, approver: null, elsewhere: true });
    });
  }
}
