import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { Visitor } from '#libs/platform/http/call-context';
import type { RegionSettings } from '#libs/site/common/region-settings';
import { siteErrors } from '#libs/site/common/site.errors';
import { Maintenance, Restriction, type SettingAuthor, Settings, SiteGate } from '#libs/site/index';
import type { changeRegions, SiteGateState } from '../common/site-gate.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { SiteActs } from './site-acts.js';

/** What operators see of the site gate, and their changes of its regions. */
@Injectable()
export class SiteGateOperatorService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly maintenance: Maintenance,
    private readonly restriction: Restriction,
    private readonly acts: SiteActs,
    private readonly proposals: ProposalQueries,
    private readonly gate: SiteGate,
  ) {}

  async state(brand: string, visitor: Visitor): Promise<SiteGateState> {
    const { version, settings } = await this.settings.read(brand);
    const [beganAt, restriction, lifting] = [
      await this.maintenance.beganAt(brand),
      await this.restriction.find(brand),
      await this.proposals.findOpen(brand, this.acts.liftRestriction.name),
    ];
    return {
      status: settings.systemStatus,
      beganAt: beganAt?.toISOString() ?? null,
      endTime: settings.maintenanceEndTime,
      restrictedSince: restriction?.beganAt.toISOString() ?? null,
      lifting,
      regions: settings.regions,
      version,
      timeZone: settings.timeZone,
      you: { address: visitor.address, country: this.gate.countryOf(visitor) ?? null },
    };
  }

  /**
   * @throws AppError 409 for another version, if it would block the operator who does not say that this is meant, and for
   * a new network that is always allowed while the site is restricted
   */
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
      await this.assertNotWidened(author.brand, held.settings.regions, regions);
      const changes = Object.entries(regions).map(([name, value]) => ({ path: `regions.${name}`, value }));
      await this.settings.save(author, { changes, reason, approver: null, elsewhere: true });
    });
  }

  /** Lifting a restriction takes two operators: while it stands, one of them lets in single addresses only. */
  private async assertNotWidened(
    brand: string,
    held: RegionSettings,
    regions: RegionSettings,
  ): Promise<void> {
    const networks = regions.allowedAddresses.filter(
      (block) => block.includes('/') && !held.allowedAddresses.includes(block),
    );
    if (networks.length > 0 && (await this.restriction.find(brand)))
      throw new AppError(siteErrors.error_allows_restricted);
  }
}
