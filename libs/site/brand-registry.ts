import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Database } from '#libs/platform/database/database';
import { type BrandSettings, brandSettings } from './common/brand-settings.js';
import { modulesWithoutProvider } from './without-provider.js';

export interface Brand {
  id: string;
  hosts: string[];
  settings: BrandSettings;
}

const RELOAD_AFTER_MS = 10_000;

/** The brands of this installation and their settings, read again every ten seconds. */
@Injectable()
export class BrandRegistry implements OnModuleInit {
  private brands = new Map<string, Brand>();
  private readAt = 0;
  private reading: Promise<void> | undefined;

  /** Without a configuration each module may be on. */
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config?: Config,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  /** The brand that a Host header names, from the closed list of hosts; `undefined` for any other host. */
  byHost(host: string): Brand | undefined {
    this.refreshLater();
    const name = host.replace(/:\d+$/, '').toLowerCase();
    return [...this.brands.values()].find((brand) => brand.hosts.includes(name));
  }

  /** The brands that vendors and banks know by this code: one, where each brand has a contract of its own. */
  withMerchantCode(code: unknown): Brand[] {
    this.refreshLater();
    return [...this.brands.values()].filter(({ settings }) => settings.merchantCode === code);
  }

  /** @throws Error for a brand that does not exist: an id always comes from a stored row. */
  byId(id: string): Brand {
    this.refreshLater();
    const brand = this.brands.get(id);
    if (!brand) throw new Error(`no brand ${id}`);
    return brand;
  }

  ids(): string[] {
    this.refreshLater();
    return [...this.brands.keys()];
  }

  async reload(): Promise<void> {
    const rows = await this.database.query<Brand>('select id, hosts, settings from site.brand');
    this.brands = new Map(rows.map((row) => [row.id, { ...row, settings: this.settingsOf(row) }]));
    this.readAt = Date.now();
  }

  private settingsOf(row: Brand): BrandSettings {
    const settings = brandSettings.parse(row.settings);
    const { whitelabel } = settings;
    const off = this.config ? modulesWithoutProvider(this.config, whitelabel) : [];
    const offs = off.map((module) => [module, '0'] as const);
    return { ...settings, whitelabel: { ...whitelabel, ...Object.fromEntries(offs) } };
  }

  private refreshLater(): void {
    if (this.reading || Date.now() - this.readAt < RELOAD_AFTER_MS) return;
    this.reading = this.reload()
      .catch(() => undefined)
      .finally(() => {
        this.readAt = Date.now();
        this.reading = undefined;
      });
  }
}
