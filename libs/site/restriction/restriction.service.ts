import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { siteErrors } from '../common/site.errors.js';
import { MAINTENANCE, NORMAL, REGION_RESTRICTED, type SystemStatus } from '../common/system-status.js';
import { type SettingAuthor, Settings } from '../settings/settings.service.js';
import { SiteChanges } from '../site-changes.js';

interface StandingRestriction {
  id: string;
  beganAt: Date;
}

/**
 * Closes a brand's site to everybody whose address is not always allowed, whatever the region, and lifts that again. A
 * maintenance may lie over a restriction: both are changed under the lock of the settings, in any order.
 */
@Injectable()
export class Restriction {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly changes: SiteChanges,
  ) {}

  /** The one that stands, also beneath a maintenance; `null` if there is none. */
  async find(brand: string): Promise<StandingRestriction | null> {
    const [row] = await this.database.query<StandingRestriction>(
      'select id, began_at as "beganAt" from site.restriction where brand = $1 and ended_at is null',
      [brand],
    );
    return row ?? null;
  }

  /** Locks the settings in the caller's transaction. @throws AppError 409 if the site is not restricted */
  async lock(brand: string): Promise<StandingRestriction> {
    await this.settings.lock(brand);
    const standing = await this.find(brand);
    if (!standing) throw new AppError(siteErrors.error_site_unrestricted);
    return standing;
  }

  /** @throws AppError 409 if the site is restricted already */
  async begin(author: SettingAuthor, reason: string): Promise<void> {
    const { brand } = author;
    await this.database.transaction(async () => {
      await this.settings.lock(brand);
      if (await this.find(brand)) throw new AppError(siteErrors.error_site_restricted);
      await this.database.query('insert into site.restriction (brand, began_at) values ($1, $2)', [
        brand,
        this.clock.now(),
      ]);
      await this.setStatus(author, REGION_RESTRICTED, { reason, approver: null });
      await this.record(author, 'site.restricted', { reason });
    });
  }

  /** What one operator proposed and another one approved. @throws AppError 409 if the site is not restricted */
  async lift(author: SettingAuthor, reason: string, approver: SettingAuthor): Promise<void> {
    await this.database.transaction(async () => {
      const { id, beganAt } = await this.lock(author.brand);
      await this.database.query(
        'update site.restriction set ended_at = greatest(began_at, $2) where id = $1',
        [id, this.clock.now()],
      );
      await this.setStatus(author, NORMAL, { reason, approver });
      await this.record(approver, 'site.restriction-lifted', {
        reason,
        proposedBy: author.account,
        beganAt: beganAt.toISOString(),
      });
    });
  }

  /** A maintenance keeps its status; operators' pages hear of the change all the same. */
  private async setStatus(
    author: SettingAuthor,
    status: SystemStatus,
    { reason, approver }: { reason: string; approver: SettingAuthor | null },
  ): Promise<void> {
    const { settings } = await this.settings.lock(author.brand);
    if (settings.systemStatus === MAINTENANCE) return this.changes.announce(author.brand);
    const changes = [{ path: 'systemStatus', value: status }];
    await this.settings.save(author, { changes, reason, approver, elsewhere: true });
  }

  private record({ brand, actor, address }: SettingAuthor, action: string, after: object): Promise<void> {
    return this.audit.record({ brand, actor, action, subject: `site ${brand}`, address, after });
  }
}
