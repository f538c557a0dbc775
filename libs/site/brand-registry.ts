import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Database } from '#libs/platform/database/database';
import { type BrandSettings, brandSettings } from './common/brand-settings.js';
import { ContentVersion } from './content-version.js';
import { modulesWithoutProvider } from './without-provider.js';

export interface Brand {
  id: string;
  hosts: string[];
  settings: BrandSettings;
}

/** The brands of this installation and their settings, read again when the content version changes. */
@Injectable()
export class BrandRegistry implements OnModuleInit {
  private brands = new Map<string, Brand>();
  private hosts = new Map<string, Brand>();

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
    const name = host.replace(/:\d+$/, '').toLowerCase();
    return this.hosts.get(name);
  }

  /** The brands that vendors and banks know by this code: one, if each brand has a contract of its own. */
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

  ids(): string[] {
    this.version.refreshLater();
    return [...this.brands.keys()];
  }

  async reload(): Promise<void> {
    const rows = await this.database.source.query<Brand[]>('select id, hosts, settings from site.brand');
    const brands = rows.map((row): Brand => ({ ...row, settings: this.settingsOf(row) }));
    this.brands = new Map(brands.map((brand) => [brand.id, brand]));
    this.hosts = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand])));
  }

  private settingsOf(row: Brand): BrandSettings {
    const settings = brandSettings.parse(row.settings);
    const { whitelabel } = settings;
    const off = this.config ? modulesWithoutProvider(this.config, whitelabel) : [];
    const offs = off.map((module) => [module, '0'] as const);
    return { ...settings, whitelabel: { ...whitelabel, ...Object.fromEntries(offs) } };
  }
}
