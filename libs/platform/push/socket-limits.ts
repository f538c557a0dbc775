import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { platformErrors } from '../common/errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { AppError } from '../http/app-error.js';
import { networkOf } from '../limits/network.js';
import { rawSocketOf } from './socket-frames.js';

const SECOND_MS = 1000;

/**
 * Limits what one address and one person may use of this process's sockets: how many, how many requests a second, and
 * how much unsent data. A client that was disconnected gets everything again by its last `seq`.
 */
@Injectable()
export class SocketLimits implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly open = new Map<string, number>();
  /** For each socket, the keys that it is counted under. */
  private readonly sockets = new Map<Socket, string[]>();
  private readonly messages = new Map<Socket, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Counts a socket of its address until it is closed, before the database is queried. @throws AppError 429 */
  admitAddress(socket: Socket): void {
    const address = proxyAddress(socket.request, this.config.trustedProxies);
    this.sockets.set(socket, []);
    socket.conn.once('close', () => this.release(socket));
    socket.conn.on('packet', ({ type }) => type === 'message' && this.countMessage(socket));
    this.count(socket, `address ${networkOf(address)}`, this.config.SOCKETS_PER_ADDRESS);
  }

  /** Counts it for the person too, unless it was closed in the meantime. @throws AppError 429 */
  admitPerson(socket: Socket, person: string): void {
    this.count(socket, `person ${person}`, this.config.SOCKETS_PER_PERSON);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.check(), SECOND_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private count(socket: Socket, key: string, max: number): void {
    const keys = this.sockets.get(socket);
    if (!keys) return; // closed in the meantime
    const count = this.open.get(key) ?? 0;
    if (count >= max) throw new AppError(platformErrors.error_too_many_requests);
    this.open.set(key, count + 1);
    keys.push(key);
  }

  private release(socket: Socket): void {
    for (const key of this.sockets.get(socket) ?? []) {
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    }
    this.sockets.delete(socket);
    this.messages.delete(socket);
  }

  private countMessage(socket: Socket): void {
    const spoken = (this.messages.get(socket) ?? 0) + 1;
    this.messages.set(socket, spoken);
    if (spoken > this.config.SOCKET_EVENTS_PER_SECOND) terminate(socket);
  }

  private check(): void {
    this.messages.clear();
    const most = this.config.SOCKET_BUFFER_KIB * 1024;
    for (const socket of this.sockets.keys())
      if (rawSocketOf(socket).bufferedAmount > most) terminate(socket);
  }
}

/** Without a close frame, which would wait behind data that the client does not read. */
const terminate = (socket: Socket) => rawSocketOf(socket).terminate();
