import { pino } from 'pino';

/** How much of what could not be written is kept in memory, in characters; the rest is lost. */
const KEPT = 256 * 1024;

/**
 * Where a program's log goes. A disk without room must not end the program: lines are kept, within bounds, and each
 * further one tries again.
 */
export class LogOutput {
  private readonly sink: ReturnType<typeof pino.destination>;
  private failing = false;
  private kept = 0;

  constructor(descriptor: number) {
    this.sink = pino.destination({ dest: descriptor, sync: true });
    // An error that nobody listens to would end the process.
    this.sink.on('error', () => {
      this.failing = true;
    });
    this.sink.on('write', () => {
      this.failing = false;
      this.kept = 0;
    });
  }

  write(line: string): void {
    const taken = this.kept > KEPT ? '' : line;
    this.sink.write(taken);
    if (this.failing) this.kept += taken.length;
  }

  /** Whether the last lines could not be written; tries again first. */
  isFull(): boolean {
    if (this.failing) this.write('');
    return this.failing;
  }
}

let output: LogOutput | undefined;

/** The one of this process. */
export function logOutput(): LogOutput {
  output ??= new LogOutput(1);
  return output;
}
