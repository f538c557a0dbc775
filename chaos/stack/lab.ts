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

const TEMPLATE = 'chaos_template';

/** One PostgreSQL for the whole run, durable as in production, and one Redis; each stack has its own database. */
export class Lab {
  private redisUrl: Promise<string | undefined> | undefined;
  private readonly secrets = {
    BANK_SECRET: randomBytes(32).toString('hex'),
    STUDIO_SECRET: randomBytes(32).toString('hex'),
    ENCRYPTION_SECRET: randomBytes(32).toString('hex'),
  };
  private stacks = 0;
  private crashing = Promise.resolve();

  private constructor(
    private readonly machine: Machine,
    private postgres: RunningPostgres,
  ) {}

  static async open(machine: Machine): Promise<Lab> {
    const lab = new Lab(machine, await machine.startPostgres({ dataDir: path.join(machine.folder, 'pg') }));
    machine.hold(() => lab.close());
    await once(lab.postgres.url, `create database ${TEMPLATE}`);
    const { ok, output } = await machine.runStep(
      process.execPath,
      [path.join(machine.house, 'dist/apps/setup/src/main.js')],
      { cwd: machine.house, env: lab.environment(TEMPLATE), signal: machine.signal },
    );
    if (!ok) throw new Error(`the database could not be set up: ${output}`);
    await once(urlOf(lab.postgres.url, TEMPLATE), LET_MANY_IN);
    return lab;
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
    const name = `chaos_${++this.stacks}`;
    await once(this.postgres.url, `create database ${name} template ${TEMPLATE}`);
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
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DEMO_HISTORY: '0',
      DATABASE_URL: urlOf(this.postgres.url, database),
      ...MANY_AT_ONCE,
      ...this.secrets,
    };
  }

  /** kill -9 of PostgreSQL, then its recovery on the same port. */
  private crash(): Promise<void> {
    this.crashing = this.crashAndRecover();
    return this.crashing;
  }

  private async crashAndRecover(): Promise<void> {
    this.machine.signal.throwIfAborted();
    const { pid, port, ended } = this.postgres;
    process.kill(pid, 'SIGKILL');
    await ended;
    this.postgres = await this.machine.startPostgres({ dataDir: this.dataDir, port });
  }

  private async close(): Promise<void> {
    await this.crashing.catch(() => undefined);
    const { data } = this.postgres;
    await this.postgres.stop();
    // Where the temporary folder was closed to PostgreSQL's user, it chose a home elsewhere.
    if (!data.startsWith(this.machine.folder))
      fs.rmSync(path.resolve(data, '../..'), { recursive: true, force: true });
  }

  private get dataDir(): string {
    return path.join(this.machine.folder, 'pg');
  }
}
