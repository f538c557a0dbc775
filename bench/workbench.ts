import type { Machine } from '../chaos/machine.js';
import { once } from '../chaos/stack/database.js';
import { Program } from '../chaos/stack/program.js';
import type { Stack } from '../chaos/stack/stack.js';
import type { Testbed } from '../chaos/stack/testbed.js';
import { refresh } from './fill/refresh.sql.js';
import type { Size } from './fill/size.js';
import type { Meeting } from './meeting.js';
import type { Pace } from './pace.js';
import { runTask } from './tasks.js';

/** The environment of a row: the filled portal, anchors and clients. Everything that it started ends with it. */
export class Workbench {
  private stack: Promise<Stack> | undefined;
  private readonly further: Stack[] = [];
  private readonly programs: Program[] = [];
  private readonly databases: string[] = [];
  private readonly ending = new AbortController();

  constructor(
    readonly machine: Machine,
    private readonly testbed: Testbed,
    readonly pace: Pace,
    /** The size of the portal's database. */
    readonly size: Size,
  ) {}

  /** A portal on its own copy of the filled database, shared within a row. No program runs yet. */
  portal(): Promise<Stack> {
    this.stack ??= this.copyOfTemplate();
    return this.stack;
  }

  /** Another portal, on a copy of its own, to compare the row's portal with. */
  async furtherPortal(): Promise<Stack> {
    const stack = await this.copyOfTemplate();
    this.further.push(stack);
    return stack;
  }

  /** A database on the same server for an anchor. Returns its url. */
  async anchorDatabase(schema: string): Promise<string> {
    const name = `bench_anchor_${this.databases.length + 1}`;
    await once(this.testbed.serverUrl, `drop database if exists ${name} with (force)`);
    await once(this.testbed.serverUrl, `create database ${name}`);
    this.databases.push(name);
    const url = this.testbed.urlOf(name);
    await once(url, schema);
    await once(url, 'vacuum analyze');
    return url;
  }

  /** Starts a program of the bench on a free port and waits for its `ready`, as in `anchors/wallet-endpoint`. */
  async startAnchor(file: string, env: NodeJS.ProcessEnv): Promise<{ program: Program; port: number }> {
    const port = await this.machine.freePort();
    const { buildFolder } = this.machine;
    const inherited = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
    const program = new Program(
      this.machine,
      'anchor',
      buildFolder,
      { ...inherited, ...env },
      `bench/${file}.js`,
    );
    this.programs.push(program);
    await program.start();
    return { program, port };
  }

  /** Runs a client in its own process; see `runTask`. */
  task<Output>(
    program: string,
    input: unknown,
    { env, meetings }: { env?: NodeJS.ProcessEnv; meetings?: Meeting[] } = {},
  ): Promise<Output> {
    const { buildFolder, signal } = this.machine;
    const ended = AbortSignal.any([signal, this.ending.signal]);
    return runTask<Output>({ program, input, env, meetings, buildFolder, signal: ended });
  }

  async close(): Promise<void> {
    this.ending.abort(); // other clients may still be at work when one has failed
    for (const program of this.programs) await program.kill();
    await (await this.stack)?.close();
    for (const stack of this.further) await stack.close();
    for (const name of this.databases)
      await once(this.testbed.serverUrl, `drop database ${name} with (force)`);
  }

  private async copyOfTemplate(): Promise<Stack> {
    const stack = await this.testbed.stack('plain');
    await stack.owner.query(refresh);
    await stack.owner.query('checkpoint');
    return stack;
  }
}
