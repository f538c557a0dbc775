import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { MANY_AT_ONCE } from '#libs/platform/testing/many-at-once';
import { RAISE_ADDRESS_LIMITS } from '#libs/platform/testing/raise-address-limits';
import { WITHOUT_DRAWS } from '#libs/platform/testing/without-draws';
import type { Machine, RunningPostgres } from '../machine.js';
import type { Topology } from '../promise.js';
import { once, urlOf } from './database.js';
import type { Fault } from './fault.js';
import { mutatedBuildOf } from './mutated-build.js';
import { Stack } from './stack.js';

/** The settings in which users of a testbed differ. */
export interface TestbedSettings {
  /** The databases of stacks are named after it. */
  name: string;
  /** The folder where PostgreSQL's data stays after the run. Without it the data is deleted with the run. */
  dataDir?: string;
  /** The programs' additional environment. */
  env: NodeJS.ProcessEnv;
  /** Makes or finds the database that each stack copies. Returns its name. */
  template(testbed: Testbed): Promise<string>;
}

const CHAOS: TestbedSettings = {
  name: 'chaos',
  env: { NODE_ENV: 'test' },
  async template(testbed) {
    const name = 'chaos_template';
    await testbed.setUp(name);
    await once(testbed.urlOf(name), RAISE_ADDRESS_LIMITS);
    await once(testbed.urlOf(name), WITHOUT_DRAWS);
    return name;
  },
};

/** One PostgreSQL for the whole run, durable as in production, and one Redis; each stack has its own database. */
export class Testbed {
  private redisUrl: Promise<string | undefined> | undefined;
  private readonly secrets = {
    BANK_SECRET: randomBytes(32).toString('hex'),
    VENDOR_STUDIO_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
  };
  private template = '';
  private stacks = 0;
  private crashing = Promise.resolve();

  private constructor(
    private readonly machine: Machine,
    private readonly settings: TestbedSettings,
    private postgres: RunningPostgres,
  ) {}

  static async open(machine: Machine, settings: TestbedSettings = CHAOS): Promise<Testbed> {
    const dataDir = settings.dataDir ?? path.join(machine.folder, 'pg');
    const testbed = new Testbed(machine, settings, await machine.startPostgres({ dataDir }));
    machine.hold(() => testbed.close());
    testbed.template = await settings.template(testbed);
    return testbed;
  }

  /** Creates a database, migrated and seeded. */
  async setUp(database: string): Promise<void> {
    const { machine } = this;
    await once(this.postgres.url, `create database ${database}`);
    const { ok, output } = await machine.runStep(
      process.execPath,
      [path.join(machine.buildFolder, 'dist/apps/setup/src/main.js')],
      { cwd: machine.buildFolder, env: this.environment(database), signal: machine.signal },
    );
    if (!ok) throw new Error(`the database could not be set up: ${output}`);
  }

  /** The url of a database of this testbed. */
  urlOf(database: string): string {
    return urlOf(this.postgres.url, database);
  }

  get interrupted(): boolean {
    return this.machine.signal.aborted;
  }

  get serverUrl(): string {
    return this.postgres.url;
  }

  /** `undefined` if Redis is not available. */
  redis(): Promise<string | undefined> {
    this.redisUrl ??= this.machine.startRedis().then((redis) => {
      if (redis) this.machine.hold(redis.stop);
      return redis?.url;
    });
    return this.redisUrl;
  }

  /** A portal of its own that does not run yet. */
  async stack(topology: Topology, fault?: Fault): Promise<Stack> {
    this.machine.signal.throwIfAborted();
    const name = `${this.settings.name}_${++this.stacks}`;
    // Copied as files: logging every page of a large template would take minutes.
    await once(this.postgres.url, `create database ${name} template ${this.template} strategy file_copy`);
    const redis = topology === 'redis' ? { REDIS_URL: await this.redis() } : {};
    const buildFolder = await mutatedBuildOf(this.machine, fault);
    const env = { ...this.environment(name), ...redis };
    const stack = new Stack(this.machine, {
      buildFolder,
      env,
      crashPostgres: () => this.crash(),
      restore: (folder) => this.restore(folder, name, { buildFolder, env }),
      drop: () => once(this.postgres.url, `drop database ${name} with (force)`),
    });
    if (fault) await stack.plant(fault);
    return stack;
  }

  private async restore(
    dataDir: string,
    name: string,
    { buildFolder, env }: { buildFolder: string; env: NodeJS.ProcessEnv },
  ): Promise<Stack> {
    const postgres = await this.machine.startPostgres({ dataDir });
    this.machine.hold(() => postgres.stop());
    return new Stack(this.machine, {
      buildFolder,
      env: { ...env, DATABASE_URL: urlOf(postgres.url, name) },
      crashPostgres: () => Promise.reject(new Error('a copy is not crashed')),
      restore: () => Promise.reject(new Error('a copy is not copied')),
      drop: () => postgres.stop(),
    });
  }

  private environment(database: string): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      DEMO_HISTORY: '0',
      BRANDS: 'mela',
      DATABASE_URL: urlOf(this.postgres.url, database),
      ...MANY_AT_ONCE,
      ...this.secrets,
      ...this.settings.env,
    };
  }

  /** kill -9 of PostgreSQL, then its recovery on the same port. */
  private crash(): Promise<void> {
    this.crashing = this.crashAndRecover();
    return this.crashing;
  }

  private async crashAndRecover(): Promise<void> {
    this.machine.signal.throwIfAborted();
    const dataDir = this.settings.dataDir ?? path.join(this.machine.folder, 'pg');
    const { pid, port, ended } = this.postgres;
    process.kill(pid, 'SIGKILL');
    await ended;
    this.postgres = await this.machine.startPostgres({ dataDir, port });
  }

  private async close(): Promise<void> {
    await this.crashing.catch(() => undefined);
    const { data } = this.postgres;
    await this.postgres.stop();
    if (this.settings.dataDir) return;
    // If PostgreSQL's user could not read the temporary folder, it chose another one.
    if (!data.startsWith(this.machine.folder))
      fs.rmSync(path.resolve(data, '../..'), { recursive: true, force: true });
  }
}
