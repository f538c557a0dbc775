import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** How long pending requests may take to end, in milliseconds. A statement waits up to 5 s for a lock. */
const DRAIN_TIMEOUT_MS = 7000;

/**
 * Answers pending requests before the api ends: no new connection is accepted, and each answer closes its own. The
 * shutdown of sockets and database that follows then interrupts nothing.
 */
@Injectable()
export class RequestDrain implements OnModuleInit, BeforeApplicationShutdown {
  private inFlight = 0;
  private ending = false;
  private quiet: () => void = () => undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.server.prependListener('request', (_request, response) => {
      this.inFlight += 1;
      if (this.ending) response.setHeader('connection', 'close');
      response.once('close', () => {
        this.inFlight -= 1;
        if (this.inFlight === 0) this.quiet();
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending = true;
    if (this.server.listening) this.server.close();
    if (this.inFlight === 0) return;
    const drained = new Promise<void>((resolve) => {
      this.quiet = resolve;
    });
    await Promise.race([drained, pause(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private get server(): Server {
    return this.host.httpAdapter.getHttpServer();
  }
}
