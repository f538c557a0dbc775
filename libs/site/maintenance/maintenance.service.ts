import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { siteErrors } from '../common/site.errors.js';
import { MAINTENANCE, NORMAL, REGION_RESTRICTED, type SystemStatus } from '../common/system-status.js';
import { Restriction } from '../restriction/restriction.service.js';
import type { SettingChange } from '../settings/setting-changes.js';
import { type SettingAuthor, Settings } from '../settings/settings.service.js';
import { MaintenanceDeadlines } from './maintenance-deadlines.js';

interface Announced {
  /** The expected end; `null` if it is unknown. */
  endTime: string | null;
  reason: string;
}

/** Begins and ends a brand's maintenance. Pages, calls and processes follow at once. */
@Injectable()
export class Maintenance {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly deadlines: MaintenanceDeadlines,
    private readonly restriction: Restriction,
  ) {}

  /** When the present maintenance began; `null` if there is none. */
  async beganAt(brand: string): Promise<Date | null> {
    const [row] = await this.database.query<{ began_at: Date }>(
      'select began_at from site.maintenance where brand = $1 and ended_at is null',
      [brand],
    );
    return row?.began_at ?? null;
  }

  /** @throws AppError 409 if the site is in maintenance already, 400 for an end that has passed */
  begin(author: SettingAuthor, { endTime, reason }: Announced): Promise<void> {
    this.assertAhead(endTime);
    return this.change(author, 'site.closed', { from: false, reason, endTime });
  }

  /** Changes the expected end. @throws AppError 409 if there is no maintenance, 400 for an end that has passed */
  announceEnd(author: SettingAuthor, { endTime, reason }: Announced): Promise<void> {
    this.assertAhead(endTime);
    return this.change(author, 'site.end-announced', { from: true, reason, endTime });
  }

  /**
   * Opens the site, to the restriction beneath if there is one, and moves the deadlines back, in one transaction.
   * @throws AppError 409 if there is no maintenance
   */
  end(author: SettingAuthor, reason: string): Promise<void> {
    return this.change(author, 'site.opened', { from: true, ends: true, reason, endTime: null });
  }

  private async change(
    author: SettingAuthor,
    action: string,
    { from, ends = false, reason, endTime }: Announced & { from: boolean; ends?: boolean },
  ): Promise<void> {
    const { brand, actor, address } = author;
    await this.database.transaction(async () => {
      const { settings } = await this.settings.lock(brand);
      if ((settings.systemStatus === MAINTENANCE) !== from)
        throw new AppError(from ? siteErrors.error_site_open : siteErrors.error_site_closed);
      const status = ends ? await this.statusBeneath(brand) : MAINTENANCE;
      const changes: SettingChange[] = [
        { path: 'systemStatus', value: status },
        { path: 'maintenanceEndTime', value: endTime },
      ];
      await this.settings.save(author, { changes, reason, approver: null, elsewhere: true });
      const subject = `site ${brand}`;
      await this.audit.record({ brand, actor, action, subject, address, after: { endTime, reason } });
      if (ends) await this.deadlines.moveBack(brand);
    });
  }

  private async statusBeneath(brand: string): Promise<SystemStatus> {
    return (await this.restriction.find(brand)) ? REGION_RESTRICTED : NORMAL;
  }

  private assertAhead(endTime: string | null): void {
    if (endTime !== null && Date.parse(endTime) <= this.clock.now().getTime())
      throw invalidInput([{ field: 'endTime', code: 'field_invalid' }]);
  }
}
