import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import type { Queue } from 'bullmq';

/**
 * Collects bull-board's routes and files so that our own server can mount them. Read only: the sweep of due rows
 * already restarts what an operator could restart here.
 */
export class QueueBoard implements IServerAdapter {
  queues: BullBoardQueues = new Map();
  uiConfig: UIConfig = {};
  viewFolder = '';
  assets = '';
  pages: string[] = [];
  calls: AppControllerRoute[] = [];

  constructor(queue: Queue) {
    createBullBoard({
      queues: [new BullMQAdapter(queue, { readOnlyMode: true })],
      serverAdapter: this,
      options: { uiConfig: { boardTitle: 'Queues', boardLogo: { path: 'static/images/logo.svg' } } },
    });
  }

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(folder: string): this {
    this.viewFolder = folder;
    return this;
  }

  setStaticPath(_route: string, folder: string): this {
    this.assets = folder;
    return this;
  }

  setEntryRoute({ route }: AppViewRoute): this {
    this.pages = [route].flat();
    return this;
  }

  /** Only reading routes; those that would change a queue are left out. */
  setApiRoutes(routes: AppControllerRoute[]): this {
    this.calls = routes.filter(({ method }) => [method].flat().every((name) => name === 'get'));
    return this;
  }

  setErrorHandler(): this {
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }
}
