import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Currency, PLAY_CURRENCY } from '#libs/money/currency';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { Database } from '#libs/platform/database/database';
import { type BrandSettings, brandSettings } from './common/brand-settings.js';
import { ContentVersion } from './content-version.js';
import { modulesWithoutProvider } from './without-provider.js';

export interface Brand {
  id: string;
  hosts: string[];
  settings: BrandSettings;
}

type BrandRow = Brand & { version: number };

/** The brands of this installation and their settings, read again when the content version changes. */
@Injectable()
export class BrandRegistry implements OnModuleInit {
  private brands = new Map<string, Brand>();
  private hosts = new Map<string, Brand>();
  /** The last header and its brand: most requests in a row name the same host. */
  private last: { host: string; brand: Brand | undefined } | undefined;
  private settingsVersions: Readonly<Record<string, number>> = {};

  /** Without a configuration every module may be on. */
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config?: Config,
    @Inject(ContentVersion) private readonly version = new ContentVersion(database),
  ) {
    version.onChange(() => this.reload());
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** The brand of a Host header, from the closed list of hosts; `undefined` for any other host. */
  byHost(host: string): Brand | undefined {
    this.version.refreshLater();
    if (this.last?.host === host) return this.last.brand;
    const brand = this.hosts.get(host.replace(/:\d+$/, '').toLowerCase());
    this.last = { host, brand };
    return brand;
  }

  /** The brands that vendors and banks know by this code, by their ids: one, if each brand has a contract of its own. */
  withMerchantCode(code: unknown): Brand[] {
    this.version.refreshLater();
    return [...this.brands.values()].filter(({ settings }) => settings.merchantCode === code);
  }

  /** @throws Error for a brand that does not exist, since ids always come from a stored row */
  byId(id: string): Brand {
    this.version.refreshLater();
    const brand = this.brands.get(id);
    if (!brand) throw new Error(`no brand ${id}`);
    return brand;
  }

  /** The currency of a member's wallet: the brand's, and play money for a trial account. */
  walletCurrency(brand: string, trial: boolean): Currency {
    return trial ? PLAY_CURRENCY : this.byId(brand).settings.currency;
  }

  ids(): string[] {
    this.version.refreshLater();
    return [...this.brands.keys()];
  }

  /** The number of the last change of each brand's settings that this process has loaded, by the brand's id. */
  versions(): Readonly<Record<string, number>> {
    return this.settingsVersions;
  }

  async reload(): Promise<void> {
    const rows = await this.database.source.query<BrandRow[]>(
      'select id, hosts, settings, settings_version as version from site.brand order by id',
    );
    const brands = rows.map(
      (row): Brand => ({ id: row.id, hosts: row.hosts, settings: this.settingsOf(row) }),
    );
    this.brands = new Map(brands.map((brand) => [brand.id, brand]));
    this.hosts = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand])));
    this.last = undefined;
    this.settingsVersions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  }

  private settingsOf(row: Brand): BrandSettings {
    const settings = brandSettings.parse(row.settings);
    const { whitelabel, merchantCode } = settings;
    const config = this.config && merchantConfig(this.config, merchantCode);
    const off = config ? modulesWithoutProvider(config, whitelabel) : [];
    const offs = off.map((module) => [module, '0'] as const);
    return { ...settings, whitelabel: { ...whitelabel, ...Object.fromEntries(offs) } };
  }
}
