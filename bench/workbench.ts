import type { Machine } from '../chaos/machine.js';
import { once } from '../chaos/stack/database.js';
import type { Lab } from '../chaos/stack/lab.js';
import { Program } from '../chaos/stack/program.js';
import type { Stack } from '../chaos/stack/stack.js';
import { refresh } from './fill/refresh.sql.js';
import type { Size } from './fill/size.js';
import type { Meeting } from './meeting.js';
import type { Pace } from './pace.js';
import { runTask } from './tasks.js';

/** What a row measures on: the filled portal, anchors and clients. All that it started ends with it. */
export class Workbench {
  private stack: Promise<Stack> | undefined;
  private readonly programs: Program[] = [];
  private readonly databases: string[] = [];
  private readonly ending = new AbortController();

  constructor(
    readonly machine: Machine,
    private readonly lab: Lab,
    readonly pace: Pace,
    /** What is in the database of the portal. */
    readonly size: Size,
  ) {}

  /** A portal on its own copy of the filled database; the same for all of a row. Nothing runs yet. */
  portal(): Promise<Stack> {
    this.stack ??= this.copyOfTemplate();
    return this.stack;
  }

  /** A database on the same server for an anchor. Answers its url. */
  async anchorDatabase(schema: string): Promise<string> {
    const name = `bench_anchor_${this.databases.length + 1}`;
    await once(this.lab.serverUrl, `drop database if exists ${name} with (force)`);
    await once(this.lab.serverUrl, `create database ${name}`);
    this.databases.push(name);
    const url = this.lab.urlOf(name);
    await once(url, schema);
    await once(url, 'vacuum analyze');
    return url;
  }

  /** A program of the bench that says `ready`, on a free port, as in `anchors/wallet-endpoint`. */
  async startAnchor(file: string, env: NodeJS.ProcessEnv): Promise<{ program: Program; port: number }> {
    const port = await this.machine.freePort();
    const { house } = this.machine;
    const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
    const program = new Program(this.machine, 'anchor', house, { ...inherited, ...env }, `bench/${file}.js`);
    this.programs.push(program);
    await program.start();
    return { program, port };
  }

  /** Runs a client in a process of its own, see `runTask`. */
  task<Output>(
    program: string,
    input: unknown,
    { env, meetings }: { env?: NodeJS.ProcessEnv; meetings?: Meeting[] } = {},
  ): Promise<Output> {
    const { house, signal } = this.machine;
    const ended = AbortSignal.any([signal, this.ending.signal]);
    return runTask<Output>({ program, input, env, meetings, house, signal: ended });
  }

  async close(): Promise<void> {
    this.ending.abort(); // where one client failed, others may still be at work
    for (const program of this.programs) await program.kill();
    await (await this.stack)?.close();
    for (const name of this.databases) await once(this.lab.serverUrl, `drop database ${name} with (force)`);
  }

  private async copyOfTemplate(): Promise<Stack> {
    const stack = await this.lab.stack('plain');
    await stack.owner.query(refresh);
    await stack.owner.query('checkpoint');
    return stack;
  }
}
