import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { platformErrors } from '../common/errors.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Refusal } from '../http/refusal.js';
import { networkOf } from '../limits/network.js';

const SECOND_MS = 1000;

/** The WebSocket behind a connection of Socket.IO, which has no type for it. */
interface Raw {
  bufferedAmount: number;
  terminate(): void;
}

/**
 * Bounds what one address and one person may have of this process's sockets: how many of them, how often each speaks,
 * and how much may wait for one that does not read. Whoever is cut off finds everything again by the last `seq`.
 */
@Injectable()
export class SocketLimits implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly open = new Map<string, number>();
  private readonly spoken = new Map<Socket, number>();
  private readonly sockets = new Set<Socket>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Counts a socket of its address until it is closed, before anything is asked of the database.
   * @returns the address
   * @throws Refusal 429
   */
  admitAddress(socket: Socket): string {
    const address = proxyAddress(socket.request, this.config.trustedProxies);
    this.count(socket, `address ${networkOf(address)}`, this.config.SOCKETS_PER_ADDRESS);
    this.watch(socket);
    return address;
  }

  /** Counts it as one of the person's too, unless it was closed meanwhile. @throws Refusal 429 */
  admitPerson(socket: Socket, person: string): void {
    // Its end was told already, and nothing would take it from the count again.
    if (socket.conn.readyState === 'closed') return;
    this.count(socket, `person ${person}`, this.config.SOCKETS_PER_PERSON);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.check(), SECOND_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private count(socket: Socket, key: string, most: number): void {
    const count = this.open.get(key) ?? 0;
    if (count >= most) throw new Refusal(platformErrors.error_too_many_requests);
    this.open.set(key, count + 1);
    socket.conn.once('close', () => {
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    });
  }

  private watch(socket: Socket): void {
    this.sockets.add(socket);
    socket.conn.once('close', () => {
      this.sockets.delete(socket);
      this.spoken.delete(socket);
    });
    socket.conn.on('packet', ({ type }) => {
      if (type !== 'message') return;
      const spoken = (this.spoken.get(socket) ?? 0) + 1;
      this.spoken.set(socket, spoken);
      if (spoken > this.config.SOCKET_EVENTS_PER_SECOND) cut(socket);
    });
  }

  private check(): void {
    this.spoken.clear();
    const most = this.config.SOCKET_BUFFER_KIB * 1024;
    for (const socket of this.sockets) if (rawOf(socket).bufferedAmount > most) cut(socket);
  }
}

/** Without a farewell, which would wait for what the other side does not read. */
const cut = (socket: Socket) => rawOf(socket).terminate();

const rawOf = ({ conn }: Socket) => (conn.transport as unknown as { socket: Raw }).socket;
