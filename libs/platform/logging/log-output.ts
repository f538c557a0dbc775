import { pino } from 'pino';

/** The maximum number of unwritten characters in memory; the rest is lost. */
const MAX_BUFFERED = 256 * 1024;

/**
 * The output of a program's log. A full disk must not end the program: lines are buffered, within bounds, and each
 * further line tries again.
 */
export class LogOutput {
  private readonly sink: ReturnType<typeof pino.destination>;
  private failing = false;
  private buffered = 0;

  constructor(descriptor: number) {
    this.sink = pino.destination({ dest: descriptor, sync: true });
    // An error event without a listener would end the process.
    this.sink.on('error', () => {
      this.failing = true;
    });
    this.sink.on('write', () => {
      this.failing = false;
      this.buffered = 0;
    });
  }

  write(line: string): void {
    const taken = this.buffered > MAX_BUFFERED ? '' : line;
    this.sink.write(taken);
    if (this.failing) this.buffered += taken.length;
  }

  /** Tries to write buffered lines, and returns whether that failed. */
  isFull(): boolean {
    if (this.failing) this.write('');
    return this.failing;
  }
}

let output: LogOutput | undefined;

/** The log output of this process. */
export function logOutput(): LogOutput {
  output ??= new LogOutput(1);
  return output;
}
