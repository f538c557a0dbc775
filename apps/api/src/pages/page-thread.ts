import { Worker } from 'node:worker_threads';
import type { EncodedPage } from './encoded-page.js';

/** What `apps/web/src/entry-server.tsx` exports. */
export interface WebServer {
  render(path: string, start: object): string;
}

/** A page to be finished: `drawing` is put where the frame has its place, and all of it is compressed. */
export interface PageWork {
  page: string;
  drawing: { path: string; start: object } | null;
}

export type PageOrder = PageWork & { id: number };
export type PageAnswer = { id: number; encoded: EncodedPage } | { id: number; error: string };

interface Waiting {
  resolve(page: EncodedPage): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** Pages that may wait for the thread; each waits with its data in memory. */
const MOST_WAITING = 64;
/** A page that takes longer, in milliseconds, is given up, and the thread with it. */
const LONGEST_MS = 5000;

const MEMORY_MB = 256;

/**
 * Draws and compresses pages one after another in a thread with a lower priority than the api's own, which answers bets
 * meanwhile, and always with the production build of React. A thread that ended or hangs is replaced at the next page.
 */
export class PageThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  /** `serverEntry` is the address of the built `entry-server.tsx`, `longestMs` how long a page may take. */
  constructor(
    private readonly serverEntry: string,
    private readonly longestMs = LONGEST_MS,
  ) {}

  /** @throws Error where the page cannot be drawn, takes too long, or too many wait */
  finish(work: PageWork): Promise<EncodedPage> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new Error('too many pages wait'));
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(worker, new Error('a page took too long')), this.longestMs);
      timer.unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...work } satisfies PageOrder);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.giveUp(worker, new Error('the api ends'));
    await worker.terminate();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./page-thread.worker.js', import.meta.url), {
      workerData: { serverEntry: this.serverEntry },
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.unref();
    worker.on('message', (answer: PageAnswer) => this.settle(answer));
    worker.on('error', (error) =>
      this.giveUp(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.giveUp(worker, new Error('the thread ended')));
    return worker;
  }

  private settle(answer: PageAnswer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('encoded' in answer) waiting.resolve(answer.encoded);
    else waiting.reject(new Error(answer.error));
  }

  private giveUp(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
    void worker.terminate();
  }
}
