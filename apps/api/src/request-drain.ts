import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How long requests under way may take to end, in ms. A statement waits 5 s for a lock at most. */
const LONGEST_END = 7000;

/**
 * Lets requests under way be answered before the api ends: it takes no new connection, and each answer closes its own.
 * What follows, the closing of sockets and of the database, finds nothing to cut.
 */
@Injectable()
export class RequestDrain implements OnModuleInit, BeforeApplicationShutdown {
  private underWay = 0;
  private ending = false;
  private quiet: () => void = () => undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.server.prependListener('request', (_request, response) => {
      this.underWay += 1;
      if (this.ending) response.setHeader('connection', 'close');
      response.once('close', () => {
        this.underWay -= 1;
        if (this.underWay === 0) this.quiet();
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    if (this.server.listening) this.server.close();
    if (this.underWay === 0) return;
    const drained = new Promise<void>((resolve) => {
      this.quiet = resolve;
    });
    await Promise.race([drained, pause(LONGEST_END, undefined, { ref: false })]);
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer();
  }
}
