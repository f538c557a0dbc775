import fs from 'node:fs';
import path from 'node:path';
import type { Queue } from 'bullmq';
import type pg from 'pg';
import { applicationSource } from '#libs/platform/database/data-source';
import { Database } from '#libs/platform/database/database';
import { openQueue } from '#libs/platform/jobs/queue';
import { type BreakableProxy, openBreakableProxy } from '#libs/platform/testing/breakable-proxy';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { Machine } from '../machine.js';
import { applicationPool, ownerPool, plant } from './database.js';
import type { Fault } from './fault.js';
import { Api, Program } from './program.js';

interface Environment {
  buildFolder: string;
  env: NodeJS.ProcessEnv;
  crashPostgres(): Promise<void>;
  /** The same portal on the PostgreSQL of another data folder. */
  restore(folder: string): Promise<Stack>;
  drop(): Promise<void>;
}

/** One portal with its own database. Programs are started as a promise needs them, and end with it. */
export class Stack {
  readonly buildFolder: string;
  /** The secret with which the bank signs its reports. */
  readonly bankSecret: string;
  /** The secret with which the game studio signs its requests. */
  readonly studioSecret: string;
  /** A connection as the owner of the database, to inspect it. */
  readonly owner: pg.Pool;
  /** The same for fixtures of specs, which expect the rows alone. */
  readonly rows: Pick<TestDatabase, 'query'> = {
    query: async (sql, parameters) => (await this.owner.query(sql, parameters)).rows,
  };
  private readonly programs: Program[] = [];
  private readonly pools: pg.Pool[] = [];
  private readonly proxies: BreakableProxy[] = [];
  private readonly databases: Database[] = [];
  private readonly queues: Queue[] = [];
  private readonly copies: Stack[] = [];

  constructor(
    readonly machine: Machine,
    private readonly environment: Environment,
  ) {
    this.buildFolder = environment.buildFolder;
    this.bankSecret = environment.env.BANK_SECRET ?? '';
    this.studioSecret = environment.env.VENDOR_STUDIO_SECRET ?? '';
    this.owner = ownerPool(this.databaseUrl);
  }

  get databaseUrl(): string {
    return this.environment.env.DATABASE_URL ?? '';
  }

  /** The environment of a program of this portal, with its own data folder. */
  programEnv(): NodeJS.ProcessEnv {
    return { ...this.environment.env, DATA_DIR: this.newFolder() };
  }

  plant(fault: Fault): Promise<void> {
    return plant(this.owner, fault);
  }

  /** A ready api with its own port and data folder. */
  async startApi(env: NodeJS.ProcessEnv = {}): Promise<Api> {
    const port = await this.machine.freePort();
    const api = new Api(this.machine, this.buildFolder, {
      ...this.programEnv(),
      PORT: String(port),
      ...env,
    });
    this.programs.push(api);
    await api.start();
    return api;
  }

  async startWorker(env: NodeJS.ProcessEnv = {}): Promise<Program> {
    const worker = new Program(this.machine, 'worker', this.buildFolder, {
      ...this.programEnv(),
      ...env,
    });
    this.programs.push(worker);
    await worker.start();
    return worker;
  }

  /** A program of the testbed, by its file in the build. It is not started yet. */
  program(name: string, file: string, env: NodeJS.ProcessEnv): Program {
    const program = new Program(
      this.machine,
      name,
      this.buildFolder,
      { ...this.environment.env, ...env },
      file,
    );
    this.programs.push(program);
    return program;
  }

  /** Connections with the role of the programs. */
  application(size: number): pg.Pool {
    const pool = applicationPool(this.databaseUrl, size);
    this.pools.push(pool);
    return pool;
  }

  /** The programs' own database service, for calls of a library here. */
  async database(): Promise<Database> {
    const database = new Database(await applicationSource(this.databaseUrl, 2, []).initialize());
    this.databases.push(database);
    return database;
  }

  /** The jobs' queue, to fill it directly. */
  queue(): Queue {
    const queue = openQueue({ DATABASE_URL: this.databaseUrl, REDIS_URL: this.redisUrl });
    this.queues.push(queue);
    return queue;
  }

  /** The Redis of this portal without a proxy, or `undefined`. */
  get redisUrl(): string | undefined {
    return this.environment.env.REDIS_URL;
  }

  /** A proxy to a server for programs to use, which can be cut and frozen. */
  async proxy(to: 'DATABASE_URL' | 'REDIS_URL'): Promise<BreakableProxy> {
    const proxy = await openBreakableProxy(this.environment.env[to] ?? '');
    this.proxies.push(proxy);
    return proxy;
  }

  /** kill -9 of PostgreSQL; it is back on its port afterwards. */
  crashPostgres(): Promise<void> {
    return this.environment.crashPostgres();
  }

  /** Copies the whole PostgreSQL to a new folder, as an operator does. @throws Error if it cannot be done */
  async backUp(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
    fs.mkdirSync(folder, { mode: 0o755 });
    const { ok, output } = await this.machine.runStep(
      process.execPath,
      [path.join(this.buildFolder, 'dist/apps/setup/src/back-up.js'), folder],
      { cwd: this.buildFolder, env: { ...this.environment.env, ...env }, signal: this.machine.signal },
    );
    if (!ok) throw new Error(`the backup failed: ${output}`);
  }

  /** This portal on a separate PostgreSQL that was started on a backup. Ends with this one. */
  async restored(folder: string): Promise<Stack> {
    const copy = await this.environment.restore(folder);
    this.copies.push(copy);
    return copy;
  }

  newFolder(): string {
    return fs.mkdtempSync(path.join(this.machine.folder, 'data-'));
  }

  /** The first column of the first row, as a number. */
  async count(sql: string, parameters: unknown[] = []): Promise<number> {
    const { rows } = await this.owner.query(sql, parameters);
    return Number(Object.values(rows[0] ?? {})[0] ?? 0);
  }

  async close(): Promise<void> {
    for (const program of this.programs) await program.kill();
    for (const copy of this.copies) await copy.close();
    for (const proxy of this.proxies) await proxy.close();
    for (const queue of this.queues) await queue.close();
    for (const database of this.databases) await database.close();
    for (const pool of [this.owner, ...this.pools]) await pool.end();
    await this.environment.drop();
    if (this.buildFolder !== this.machine.buildFolder)
      fs.rmSync(this.buildFolder, { recursive: true, force: true });
  }
}
