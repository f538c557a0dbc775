import path from 'node:path';
import { PortalClient } from '#libs/platform/testing/portal-client';
import type { Machine, RunningProgram } from '../machine.js';

/** A program of the build that can be killed and started again on its port and data. */
export class Program {
  private running: RunningProgram | undefined;

  constructor(
    private readonly machine: Machine,
    private readonly name: string,
    private readonly buildFolder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly file = path.join('apps', name, 'src', 'main.js'),
  ) {
    machine.hold(() => this.kill());
  }

  async start(): Promise<void> {
    this.machine.signal.throwIfAborted();
    this.running = await this.machine.startProgram({
      file: path.join(this.buildFolder, 'dist', this.file),
      env: this.env,
      cwd: this.buildFolder,
      logFile: path.join(this.machine.folder, `${this.name}.log`),
    });
  }

  /** @throws Error if it does not run */
  get pid(): number {
    if (!this.running) throw new Error(`the ${this.name} does not run`);
    return this.running.pid;
  }

  /** Sends SIGTERM, as a deployment does. Returns how long it took to end, in milliseconds. */
  async end(): Promise<number> {
    const { running } = this;
    this.running = undefined;
    const began = performance.now();
    await running?.end();
    return performance.now() - began;
  }

  /** kill -9, like a crash or a lack of memory. */
  async kill(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    if (!running) return;
    process.kill(running.pid, 'SIGKILL');
    await running.ended;
  }
}

/** An api with a client for it. */
export class Api extends Program {
  readonly port: number;
  readonly url: string;
  readonly portal: PortalClient;

  constructor(machine: Machine, buildFolder: string, env: NodeJS.ProcessEnv) {
    super(machine, 'api', buildFolder, env);
    this.port = Number(env.PORT);
    this.url = `http://127.0.0.1:${this.port}`;
    this.portal = new PortalClient(this.url);
  }
}
