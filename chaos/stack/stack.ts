import fs from 'node:fs';
import path from 'node:path';
import type { Queue } from 'bullmq';
import type pg from 'pg';
import { applicationSource } from '#libs/platform/database/data-source';
import { Database } from '#libs/platform/database/database';
import { openQueue } from '#libs/platform/jobs/queue';
import { type BreakableLine, openBreakableLine } from '#libs/platform/testing/breakable-line';
import type { Machine } from '../machine.js';
import { applicationPool, ownerPool, plant } from './database.js';
import type { Fault } from './fault.js';
import { Api, Program } from './program.js';

interface Ground {
  house: string;
  env: NodeJS.ProcessEnv;
  crashPostgres(): Promise<void>;
  /** The same portal on the PostgreSQL of another data folder. */
  restore(folder: string): Promise<Stack>;
  drop(): Promise<void>;
}

/** One portal with a database of its own. Programs are started as a promise needs them, and end with it. */
export class Stack {
  readonly house: string;
  /** What the bank signs its reports with. */
  readonly bankSecret: string;
  /** What the game studio signs its requests with. */
  readonly studioSecret: string;
  /** As the owner of the database, to look at it from outside. */
  readonly owner: pg.Pool;
  private readonly programs: Program[] = [];
  private readonly pools: pg.Pool[] = [];
  private readonly lines: BreakableLine[] = [];
  private readonly databases: Database[] = [];
  private readonly queues: Queue[] = [];
  private readonly copies: Stack[] = [];

  constructor(
    readonly machine: Machine,
    private readonly ground: Ground,
  ) {
    this.house = ground.house;
    this.bankSecret = ground.env.BANK_SECRET ?? '';
    this.studioSecret = ground.env.STUDIO_SECRET ?? '';
    this.owner = ownerPool(this.databaseUrl);
  }

  get databaseUrl(): string {
    return this.ground.env.DATABASE_URL ?? '';
  }

  /** What a program of this portal is started with, on a data folder of its own. */
  programEnv(): NodeJS.ProcessEnv {
    return { ...this.ground.env, DATA_DIR: this.newFolder() };
  }

  plant(fault: Fault): Promise<void> {
    return plant(this.owner, fault);
  }

  /** An api that is ready, on a port and with a data folder of its own. */
  async startApi(env: NodeJS.ProcessEnv = {}): Promise<Api> {
    const port = await this.machine.freePort();
    const api = new Api(this.machine, this.house, {
      ...this.programEnv(),
      PORT: String(port),
      ...env,
    });
    this.programs.push(api);
    await api.start();
    return api;
  }

  async startWorker(env: NodeJS.ProcessEnv = {}): Promise<Program> {
    const worker = new Program(this.machine, 'worker', this.house, {
      ...this.programEnv(),
      ...env,
    });
    this.programs.push(worker);
    await worker.start();
    return worker;
  }

  /** A program of the testbed's own, by its file in the build. It is not started yet. */
  program(name: string, file: string, env: NodeJS.ProcessEnv): Program {
    const program = new Program(this.machine, name, this.house, { ...this.ground.env, ...env }, file);
    this.programs.push(program);
    return program;
  }

  /** Connections with the role of the programs. */
  application(size: number): pg.Pool {
    const pool = applicationPool(this.databaseUrl, size);
    this.pools.push(pool);
    return pool;
  }

  /** The programs' own way to the database, for what is asked of a library here. */
  async database(): Promise<Database> {
    const database = new Database(await applicationSource(this.databaseUrl, 2, []).initialize());
    this.databases.push(database);
    return database;
  }

  /** The jobs' queue, to fill it past the programs. */
  queue(): Queue {
    const queue = openQueue({ DATABASE_URL: this.databaseUrl, REDIS_URL: this.redisUrl });
    this.queues.push(queue);
    return queue;
  }

  /** The Redis of this portal, by the straight way, or `undefined`. */
  get redisUrl(): string | undefined {
    return this.ground.env.REDIS_URL;
  }

  /** A line to a server for programs to use, that can be cut and frozen. */
  async line(to: 'DATABASE_URL' | 'REDIS_URL'): Promise<BreakableLine> {
    const line = await openBreakableLine(this.ground.env[to] ?? '');
    this.lines.push(line);
    return line;
  }

  /** kill -9 of PostgreSQL; it is back on its port afterwards. */
  crashPostgres(): Promise<void> {
    return this.ground.crashPostgres();
  }

  /** Copies the whole PostgreSQL to a new folder, as an operator does. @throws Error where it cannot be done */
  async backUp(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
    fs.mkdirSync(folder, { mode: 0o755 });
    const { ok, output } = await this.machine.runStep(
      process.execPath,
      [path.join(this.house, 'dist/apps/setup/src/back-up.js'), folder],
      { cwd: this.house, env: { ...this.ground.env, ...env }, signal: this.machine.signal },
    );
    if (!ok) throw new Error(`the backup failed: ${output}`);
  }

  /** This portal on a PostgreSQL of its own that was started on a backup. Ends with this one. */
  async restored(folder: string): Promise<Stack> {
    const copy = await this.ground.restore(folder);
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
    for (const line of this.lines) await line.close();
    for (const queue of this.queues) await queue.close();
    for (const database of this.databases) await database.close();
    for (const pool of [this.owner, ...this.pools]) await pool.end();
    await this.ground.drop();
    if (this.house !== this.machine.house) fs.rmSync(this.house, { recursive: true, force: true });
  }
}
