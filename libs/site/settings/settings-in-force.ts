import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type InForce, Processes } from '#libs/platform/process/processes';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { BrandRegistry } from '../brand-registry.js';
import { settingsInForce } from '../common/site.events.js';
import { ContentVersion } from '../content-version.js';

/** How long the answer of a change waits for the other processes, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * How many processes have the settings of a brand in force. Each process reports when it has loaded a new version, and
 * operators' pages are told.
 */
@Injectable()
export class SettingsInForce implements OnModuleInit {
  private readonly waiting = new Set<(brand: string) => void>();
  private reported: Readonly<Record<string, number>> = {};

  constructor(
    private readonly database: Database,
    private readonly processes: Processes,
    private readonly brands: BrandRegistry,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
    // After the registry, whose listener loads the settings that are reported here.
    version: ContentVersion,
  ) {
    version.onChange(() => {
      void this.report();
      return Promise.resolve();
    });
  }

  onModuleInit(): void {
    this.processes.reportFrom(() => this.brands.versions());
    this.processes.onGone(() => {
      for (const brand of this.brands.ids()) this.boards.changed(settingsInForce, brand);
    });
    this.boards.register(settingsInForce, async (brand) => {
      const version = await this.versionOf(brand);
      return { version, ...(await this.count(brand, version)) };
    });
    this.wakeUps.on('board', ({ board, brand }) => {
      if (board === settingsInForce.name) for (const wake of this.waiting) wake(brand);
    });
  }

  count(brand: string, version: number): Promise<InForce> {
    return this.processes.count(brand, version);
  }

  /** As `count`, once all have the version, or after two seconds. It must not run in a transaction, which would hide it. */
  async whenInForce(brand: string, version: number): Promise<InForce> {
    const endsAt = performance.now() + WAIT_MS;
    for (;;) {
      const report = this.nextReport(brand, endsAt - performance.now());
      const counted = await this.count(brand, version);
      if (counted.appliedBy >= counted.of) report.cancel();
      else if (await report.arrived) continue;
      return counted;
    }
  }

  /** Resolves to whether a process has reported something of the brand in time. */
  private nextReport(brand: string, withinMs: number): { arrived: Promise<boolean>; cancel: () => void } {
    let cancel: () => void = () => undefined;
    const arrived = new Promise<boolean>((resolve) => {
      const wake = (of: string) => {
        if (of === brand) end(true);
      };
      const timer = setTimeout(() => end(false), Math.max(0, withinMs));
      const end = (reported: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve(reported);
      };
      this.waiting.add(wake);
      cancel = () => end(false);
    });
    return { arrived, cancel };
  }

  private async report(): Promise<void> {
    const versions = this.brands.versions();
    const changed = Object.keys(versions).filter((brand) => versions[brand] !== this.reported[brand]);
    this.reported = versions;
    if (changed.length === 0) return;
    await this.processes.report();
    for (const brand of changed) this.boards.changed(settingsInForce, brand);
  }

  private async versionOf(brand: string): Promise<number> {
    const [row] = await this.database.source.query<{ version: number }[]>(
      'select settings_version as version from site.brand where id = $1',
      [brand],
    );
    if (!row) throw new Error(`no brand ${brand}`);
    return row.version;
  }
}
