import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { platformErrors } from '../common/errors.js';
import { REPLAY_LIMIT } from '../common/push.js';
import { Events } from '../events/events.js';
import { AppError } from '../http/app-error.js';
import { CallLimits } from '../http/call-limits.js';
import { AffectedAgentsPublisher } from './affected-agents-publisher.js';
import { BoardPublisher } from './board-publisher.js';
import { PushService } from './push-service.js';
import { SocketAuthenticator, type SocketIdentity, type SocketVisitor } from './socket-authenticator.js';
import { SocketLimits } from './socket-limits.js';
import { WakeUps } from './wake-ups.js';
import { WatchedBoardPublisher } from './watched-board-publisher.js';

const CHECK_INTERVAL_MS = 5000;

/**
 * The WebSocket endpoint for browsers: `auth { token?, lastSeq? }`, three requests (`replay`, `watch`, `unwatch`), and
 * pushes for everything else.
 */
@WebSocketGateway({
  path: '/socket.io',
  transports: ['websocket'],
  serveClient: false,
  maxHttpBufferSize: 16_384,
})
export class PushGateway
  implements
    OnGatewayInit,
    OnGatewayConnection,
    OnGatewayDisconnect,
    OnApplicationBootstrap,
    OnApplicationShutdown
{
  @WebSocketServer() private readonly server: Server;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly push: PushService,
    private readonly boards: BoardPublisher,
    private readonly watched: WatchedBoardPublisher,
    private readonly affectedAgents: AffectedAgentsPublisher,
    private readonly events: Events,
    private readonly limits: SocketLimits,
    private readonly calls: CallLimits,
    @Inject(SocketAuthenticator) private readonly authenticator: SocketAuthenticator,
    wakeUps: WakeUps,
  ) {
    wakeUps.on('session-ended', ({ session, person, reason }) => this.end(person, session, reason));
    wakeUps.on('gap', () => void this.closeEnded().catch(() => undefined)); // the timer checks again
  }

  afterInit(server: Server): void {
    server.use((socket, next) => {
      this.admit(socket)
        .then(() => next())
        .catch((error: unknown) => next(new Error(codeOf(error))));
    });
  }

  private async admit(socket: Socket): Promise<void> {
    this.limits.admitAddress(socket);
    const visitor = await this.authenticator.authenticate(socket.handshake);
    if (visitor.identity) this.limits.admitPerson(socket, visitor.identity.person);
    socket.data.visitor = visitor;
    forgetRequest(socket);
  }

  async handleConnection(socket: Socket): Promise<void> {
    // Not by Nest's decorator, which gives every socket a chain of observables.
    socket.on('replay', (body: unknown, answer: unknown) => {
      void this.replay(socket, body).then((reply) => typeof answer === 'function' && answer(reply));
    });
    for (const request of ['watch', 'unwatch'] as const)
      socket.on(request, (body: unknown, answer: unknown) => {
        const reply = this.changeWatched(socket, request, body);
        if (typeof answer === 'function') answer(reply);
      });
    try {
      const { brand, identity } = socket.data.visitor as SocketVisitor;
      this.boards.admit(socket, brand, identity?.role === 'operator');
      if (identity?.role === 'agent') this.affectedAgents.admit(socket, identity.person);
      await this.push.attach(socket, identity?.person ?? null, socket.handshake.auth.lastSeq);
    } catch {
      socket.disconnect(true);
    }
  }

  handleDisconnect(socket: Socket): void {
    this.boards.release(socket);
    this.watched.release(socket);
    const identity = identityOf(socket);
    if (identity) this.push.detach(socket, identity.person);
  }

  private changeWatched(socket: Socket, request: 'watch' | 'unwatch', body: unknown): unknown {
    const board = (body as { board?: unknown } | null)?.board;
    if (typeof board !== 'string') return { error: platformErrors.error_invalid_input.code };
    try {
      this.watched[request](socket, (socket.data.visitor as SocketVisitor).brand, board);
      return {};
    } catch (error) {
      return { error: codeOf(error) };
    }
  }

  private async replay(socket: Socket, body: unknown): Promise<unknown> {
    const identity = identityOf(socket);
    const afterSeq = (body as { afterSeq?: unknown } | null)?.afterSeq;
    if (!identity || typeof afterSeq !== 'number' || !Number.isSafeInteger(afterSeq) || afterSeq < 0) {
      return { error: 'error_invalid_input' };
    }
    return this.calls
      .run(callerOf(socket), () => this.eventsAfter(identity.person, afterSeq))
      .catch((error: unknown) => ({ error: codeOf(error) }));
  }

  private async eventsAfter(person: string, afterSeq: number) {
    const { head, oldest } = await this.events.range(person);
    if (afterSeq > head || afterSeq < oldest - 1) return { resync: true, seq: head };
    const rows = await this.events.after(person, afterSeq, REPLAY_LIMIT);
    return { events: rows.map(({ seq, name, at, data }) => ({ seq, name, at, data })) };
  }

  onApplicationBootstrap(): void {
    const again = () => {
      this.timer = setTimeout(
        () =>
          void this.closeEnded()
            .catch(() => undefined)
            .finally(again),
        CHECK_INTERVAL_MS,
      );
      this.timer.unref();
    };
    again();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.server.disconnectSockets(true);
  }

  /** Closes sockets whose session has ended, in case the wake-up was lost. */
  private async closeEnded(): Promise<void> {
    const open = [...this.server.of('/').sockets.values()]
      .map(identityOf)
      .filter((identity) => identity !== null);
    if (open.length === 0) return;
    const ended = await this.authenticator.findEnded(open.map((identity) => identity.session));
    for (const { person, session } of open) {
      const reason = ended.get(session);
      if (reason) this.end(person, session, reason);
    }
  }

  private end(person: string, session: string, reason: string): void {
    for (const socket of this.push.socketsOf(person)) {
      if (identityOf(socket)?.session !== session) continue;
      socket.emit('session.ended', { reason });
      socket.disconnect(true);
    }
  }
}

const codeOf = (error: unknown): string =>
  error instanceof AppError ? error.code : platformErrors.error_service_unavailable.code;

/** The person whom its requests count for, together with the person's calls. */
function callerOf(socket: Socket) {
  const { brand, identity } = socket.data.visitor as SocketVisitor;
  return identity ? { brand, role: identity.role, person: identity.person } : undefined;
}

/** The request is not needed any more, and uses as much memory as the rest of a socket. */
function forgetRequest(socket: Socket): void {
  (socket.conn as { request: unknown }).request = null;
  socket.handshake.headers = {};
}

const identityOf = (socket: Socket): SocketIdentity | null =>
  (socket.data.visitor as SocketVisitor | undefined)?.identity ?? null;
