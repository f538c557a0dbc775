import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { MANY_AT_ONCE } from '#libs/platform/testing/many-at-once';
import { LET_MANY_IN } from '#libs/platform/testing/many-from-one-address';
import type { Machine, RunningPostgres } from '../machine.js';
import type { Topology } from '../promise.js';
import { once, urlOf } from './database.js';
import type { Fault } from './fault.js';
import { houseOf } from './faulty-house.js';
import { Stack } from './stack.js';

/** What differs between those who use a lab. */
export interface LabSettings {
  /** The databases of stacks are named after it. */
  name: string;
  /** Where PostgreSQL's data stays after the run. Without it the data goes with the run. */
  dataDir?: string;
  /** What the programs get beside what every lab gives them. */
  env: NodeJS.ProcessEnv;
  /** Makes the database that each stack copies, or finds it. Answers its name. */
  template(lab: Lab): Promise<string>;
}

const CHAOS: LabSettings = {
  name: 'chaos',
  env: { NODE_ENV: 'test' },
  async template(lab) {
    const name = 'chaos_template';
    await lab.setUp(name);
    await once(lab.urlOf(name), LET_MANY_IN);
    return name;
  },
};

/** One PostgreSQL for the whole run, durable as in production, and one Redis; each stack has its own database. */
export class Lab {
  private redisUrl: Promise<string | undefined> | undefined;
  private readonly secrets = {
    BANK_SECRET: randomBytes(32).toString('hex'),
    STUDIO_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
  };
  private template = '';
  private stacks = 0;
  private crashing = Promise.resolve();

  private constructor(
    private readonly machine: Machine,
    private readonly settings: LabSettings,
    private postgres: RunningPostgres,
  ) {}

  static async open(machine: Machine, settings: LabSettings = CHAOS): Promise<Lab> {
    const dataDir = settings.dataDir ?? path.join(machine.folder, 'pg');
    const lab = new Lab(machine, settings, await machine.startPostgres({ dataDir }));
    machine.hold(() => lab.close());
    lab.template = await settings.template(lab);
    return lab;
  }

  /** Creates a database, migrated and seeded. */
  async setUp(database: string): Promise<void> {
    const { machine } = this;
    await once(this.postgres.url, `create database ${database}`);
    const { ok, output } = await machine.runStep(
      process.execPath,
      [path.join(machine.house, 'dist/apps/setup/src/main.js')],
      { cwd: machine.house, env: this.environment(database), signal: machine.signal },
    );
    if (!ok) throw new Error(`the database could not be set up: ${output}`);
  }

  /** The url of a database of this lab. */
  urlOf(database: string): string {
    return urlOf(this.postgres.url, database);
  }

  get interrupted(): boolean {
    return this.machine.signal.aborted;
  }

  get serverUrl(): string {
    return this.postgres.url;
  }

  /** `undefined` where no Redis can be had. */
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
    // By files: as a log of every page a large template would take minutes.
    await once(this.postgres.url, `create database ${name} template ${this.template} strategy file_copy`);
    const redis = topology === 'redis' ? { REDIS_URL: await this.redis() } : {};
    const house = await houseOf(this.machine, fault);
    const env = { ...this.environment(name), ...redis };
    const stack = new Stack(this.machine, {
      house,
      env,
      crashPostgres: () => this.crash(),
      restore: (folder) => this.restore(folder, name, { house, env }),
      drop: () => once(this.postgres.url, `drop database ${name} with (force)`),
    });
    if (fault) await stack.plant(fault);
    return stack;
  }

  private async restore(
    dataDir: string,
    name: string,
    { house, env }: { house: string; env: NodeJS.ProcessEnv },
  ): Promise<Stack> {
    const postgres = await this.machine.startPostgres({ dataDir });
    this.machine.hold(() => postgres.stop());
    return new Stack(this.machine, {
      house,
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
    // Where the temporary folder was closed to PostgreSQL's user, it chose a home elsewhere.
    if (!data.startsWith(this.machine.folder))
      fs.rmSync(path.resolve(data, '../..'), { recursive: true, force: true });
  }
}
