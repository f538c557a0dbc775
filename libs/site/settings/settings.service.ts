import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import { brandSettings } from '../common/brand-settings.js';
import { levelOf } from '../common/setting-groups.js';
import type { SettingChangeValue } from '../common/setting-history.js';
import { siteErrors } from '../common/site.errors.js';
import { SiteChanges } from '../site-changes.js';
import {
  applyChanges,
  type SettingChange,
  type SettingValues,
  type StoredSettings,
} from './setting-changes.js';

/** Who changes settings, as the history and the audit name the person. */
export interface SettingAuthor {
  brand: string;
  /** As the audit names actors: `operator 12`. */
  actor: string;
  account: string;
  address?: string;
}

interface HistoryFilter extends KeysetPage {
  path?: string;
  /** How the account of the author, or of the second operator, begins. */
  search?: string;
  /** Moments in ISO 8601: `from` included, `to` not. */
  from?: string;
  to?: string;
}

type ChangeRow = Omit<SettingChangeValue, 'at' | 'changes'> & {
  at: Date;
  before: SettingValues;
  after: SettingValues;
};

/** Of what a change has changed, as the index has them. */
const PATHS = `jsonb_path_query_array(after, '$.keyvalue().key')`;
const NEWEST_FIRST = new Keyset({ version: 'bigint' }, 'desc');

/** The settings of a brand, each change of which is kept with its author and reason. */
@Injectable()
export class Settings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly changes: SiteChanges,
  ) {}

  /** As they are stored, with the number of their last change. */
  read(brand: string): Promise<StoredSettings> {
    return this.select(brand, '');
  }

  /** As `read`, and nobody else changes them before the caller's transaction is over. */
  lock(brand: string): Promise<StoredSettings> {
    return this.select(brand, 'for update');
  }

  /**
   * Changes settings that one operator may change, on the version that the operator has seen.
   * @throws AppError 409 for another version, and for a setting that takes a second operator; 400; 422 if nothing differs
   */
  change(
    author: SettingAuthor,
    { version, changes, reason }: { version: number; changes: readonly SettingChange[]; reason: string },
  ): Promise<{ version: number }> {
    return this.database.transaction(async () => {
      const held = await this.lock(author.brand);
      if (held.version !== version) throw new AppError(siteErrors.error_setting_conflict);
      const { after } = applyChanges(held, changes);
      if (Object.keys(after).some(isGuarded)) throw new AppError(siteErrors.error_setting_guarded);
      return this.save(author, { changes, reason, approver: null });
    });
  }

  /**
   * Writes changes and their history in the caller's transaction. They are in force in every process, and on every page,
   * after COMMIT. @throws AppError as `applyChanges` does; 422 if nothing differs
   */
  async save(
    author: SettingAuthor,
    change: {
      changes: readonly SettingChange[];
      reason: string;
      approver: SettingAuthor | null;
      /** Settings that have a page of their own may be among the changes. */
      elsewhere?: boolean;
    },
  ): Promise<{ version: number }> {
    const { brand, actor, address } = author;
    const { approver, reason } = change;
    const held = await this.lock(brand);
    const { settings, before, after } = applyChanges(held, change.changes, change);
    if (Object.keys(after).length === 0) throw new AppError(platformErrors.error_nothing_changed);
    const version = held.version + 1;
    await this.database.query(
      'update site.brand set settings = $2::jsonb, settings_version = $3 where id = $1',
      [brand, JSON.stringify(settings), version],
    );
    await this.database.query(
      `insert into site.setting_change (brand, version, at, author, approver, reason, before, after)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
      [
        brand,
        version,
        this.clock.now(),
        author.account,
        approver?.account ?? null,
        reason,
        JSON.stringify(before),
        JSON.stringify(after),
      ],
    );
    await this.audit.record({
      brand,
      actor: approver?.actor ?? actor,
      action: 'settings.changed',
      subject: `settings ${version}`,
      address: approver?.address ?? address,
      before,
      after: { ...after, reason },
    });
    this.changes.announce(brand);
    return { version };
  }

  /** The newest change first. */
  async history(brand: string, { path, search, from, to, ...page }: HistoryFilter) {
    const conditions = new Conditions().add('brand = ?', brand);
    if (path !== undefined) conditions.add(`${PATHS} @> jsonb_build_array(?::text)`, path);
    if (from !== undefined) conditions.add('at >= ?', from);
    if (to !== undefined) conditions.add('at < ?', to);
    if (search !== undefined) {
      const prefix = prefixPattern(search);
      conditions.add('lower(author) like lower(?) or lower(approver) like lower(?)', prefix, prefix);
    }
    const changes = {
      columns: 'version, at, author, approver, reason, before, after',
      from: 'site.setting_change',
      conditions,
      order: NEWEST_FIRST,
    };
    const { rows, total, next } = await readKeysetPage<ChangeRow>(this.database, changes, page);
    return { list: rows.map(shown), total, next };
  }

  private async select(brand: string, locking: '' | 'for update'): Promise<StoredSettings> {
    const [row] = await this.database.query<{ version: number; settings: unknown; hosts: string[] }>(
      `select settings, settings_version as version, hosts from site.brand where id = $1 ${locking}`,
      [brand],
    );
    if (!row) throw new Error(`no brand ${brand}`);
    return { ...row, settings: brandSettings.parse(row.settings) };
  }
}

export const isGuarded = (path: string): boolean => levelOf(path) === 'guarded';

const shown = ({ before, after, at, ...row }: ChangeRow): SettingChangeValue => ({
  ...row,
  at: at.toISOString(),
  changes: Object.keys(after).map((path) => ({ path, before: before[path], after: after[path] })),
});
