import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { siteErrors } from '../common/site.errors.js';
import type { SettingChange } from '../settings/setting-changes.js';
import { type SettingAuthor, Settings } from '../settings/settings.service.js';
import { MaintenanceDeadlines } from './maintenance-deadlines.js';

const NORMAL = 0;
const MAINTENANCE = 1;

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
    return this.change(author, 'site.closed', { from: false, reason, endTime, status: MAINTENANCE });
  }

  /** Changes the expected end. @throws AppError 409 if there is no maintenance, 400 for an end that has passed */
  announceEnd(author: SettingAuthor, { endTime, reason }: Announced): Promise<void> {
    this.assertAhead(endTime);
    return this.change(author, 'site.end-announced', { from: true, reason, endTime, status: MAINTENANCE });
  }

  /** Opens the site and moves the deadlines back, in one transaction. @throws AppError 409 if there is no maintenance */
  end(author: SettingAuthor, reason: string): Promise<void> {
    return this.change(author, 'site.opened', { from: true, reason, endTime: null, status: NORMAL });
  }

  private async change(
    author: SettingAuthor,
    action: string,
    { from, reason, endTime, status }: Announced & { from: boolean; status: 0 | 1 },
  ): Promise<void> {
    const { brand, actor, address } = author;
    await this.database.transaction(async () => {
      const { settings } = await this.settings.lock(brand);
      if ((settings.systemStatus === MAINTENANCE) !== from)
        throw new AppError(from ? siteErrors.error_site_open : siteErrors.error_site_closed);
      const changes: SettingChange[] = [
        { path: 'systemStatus', value: status },
        { path: 'maintenanceEndTime', value: endTime },
      ];
      await this.settings.save(author, { changes, reason, approver: null, elsewhere: true });
      const subject = `site ${brand}`;
      await this.audit.record({ brand, actor, action, subject, address, after: { endTime, reason } });
      if (status === NORMAL) await this.deadlines.moveBack(brand);
    });
  }

  private assertAhead(endTime: string | null): void {
    if (endTime !== null && Date.parse(endTime) <= this.clock.now().getTime())
      throw invalidInput([{ field: 'endTime', code: 'field_invalid' }]);
  }
}
