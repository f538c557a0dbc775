/** What the start script lends: how programs, PostgreSQL and Redis are started on this machine. */
export interface Machine {
  /** The checkout, with the sources. */
  root: string;
  /** A complete build of it, that nobody else touches. */
  house: string;
  /** Everything temporary goes in here; removed at the end. */
  folder: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Registers what must be given back at the end, however it comes; the last one first. */
  hold(giveBack: () => Promise<void>): void;
  /** Puts beside a `dist` what it needs to run there. */
  furnish(folder: string): void;
  freePort(): Promise<number>;
  runStep(program: string, words: string[], options: StepOptions): Promise<{ ok: boolean; output: string }>;
  startProgram(program: ProgramFile): Promise<RunningProgram>;
  startPostgres(options: { dataDir: string; port?: number }): Promise<RunningPostgres>;
  startRedis(): Promise<{ url: string; stop(): Promise<void> } | null>;
}

interface StepOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

interface ProgramFile {
  file: string;
  env: NodeJS.ProcessEnv;
  cwd: string;
  logFile: string;
}

export interface RunningProgram {
  pid: number;
  ended: Promise<string>;
  end(): Promise<void>;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** The folder of the cluster. */
  data: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}
