import { Worker } from 'node:worker_threads';
import type { EncodedContent } from '../cached-reply.js';

/** The exports of `apps/web/src/entry-server.tsx`. */
export interface WebServer {
  render(path: string, start: object): string;
}

/** A page to finish: the rendered content is inserted into the frame, and the result is compressed. */
export interface PageWork {
  page: string;
  drawing: { path: string; start: object } | null;
}

export type PageOrder = PageWork & { id: number };
export type PageAnswer = { id: number; encoded: EncodedContent } | { id: number; error: string };

interface Waiting {
  resolve(page: EncodedContent): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The maximum number of waiting pages; each waits with its data in memory. */
const MAX_WAITING = 64;
/** A page that takes longer, in milliseconds, is aborted together with the thread. */
const TIMEOUT_MS = 5000;

const MEMORY_MB = 256;

/**
 * Renders and compresses pages one after another, in a thread with a lower priority than the api's own, which serves
 * bets meanwhile, and always with React's production build. A thread that ended or hangs is replaced at the next page.
 */
export class PageThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  /** `serverEntry` is the address of the built `entry-server.tsx`, `longestMs` the time limit of a page. */
  constructor(
    private readonly serverEntry: string,
    private readonly longestMs = TIMEOUT_MS,
  ) {}

  /** @throws Error if the page cannot be rendered, takes too long, or too many wait */
  finish(work: PageWork): Promise<EncodedContent> {
    if (this.waiting.size >= MAX_WAITING) return Promise.reject(new Error('too many pages wait'));
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.abort(worker, new Error('a page took too long')), this.longestMs);
      timer.unref();
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...work } satisfies PageOrder);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.abort(worker, new Error('the api ends'));
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
      this.abort(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.abort(worker, new Error('the thread ended')));
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

  private abort(worker: Worker, error: Error): void {
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
