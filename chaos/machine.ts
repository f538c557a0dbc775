/** The start script's functions to start programs, PostgreSQL and Redis on this machine. */
export interface Machine {
  /** The checkout, with the sources. */
  root: string;
  /** A complete build of it that nothing else changes. */
  buildFolder: string;
  /** For all temporary files; removed at the end. */
  folder: string;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Registers a clean-up that runs however the program ends, the last one first. */
  hold(cleanUp: () => Promise<void>): void;
  /** Adds to a `dist` what it needs to run there. */
  addPackages(folder: string): void;
  freePort(): Promise<number>;
  runStep(program: string, words: string[], options: StepOptions): Promise<{ ok: boolean; output: string }>;
  startProgram(program: ProgramFile): Promise<RunningProgram>;
  startPostgres(options: { dataDir: string; port?: number }): Promise<RunningPostgres>;
  startRedis(): Promise<{ url: string; stop(): Promise<void> } | null>;
  /** @throws Error if there is none */
  findBrowser(): Promise<{ executablePath: string; args: string[] }>;
  /** Writes `.br` and `.gz` beside the texts of a folder of built files. */
  compressTexts(folder: string): Promise<void>;
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
