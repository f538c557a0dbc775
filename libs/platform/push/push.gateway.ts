import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { REPLAY_LIMIT } from '../common/push.js';
import { Events } from '../events/events.js';
import { CallLimits } from '../http/call-limits.js';
import { Refusal } from '../http/refusal.js';
import { BoardPublisher } from './board-publisher.js';
import { ConcernPublisher } from './concern-publisher.js';
import { Hints } from './hints.js';
import { PushService } from './push-service.js';
import { SocketAuthenticator, type SocketIdentity, type SocketVisitor } from './socket-authenticator.js';
import { SocketLimits } from './socket-limits.js';

const CHECK_EVERY = 5000;

/** The door for browsers: WebSocket only, `auth { token?, lastSeq? }`, one question (`replay`), the rest is pushed. */
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
    private readonly concerns: ConcernPublisher,
    private readonly events: Events,
    private readonly limits: SocketLimits,
    private readonly calls: CallLimits,
    @Inject(SocketAuthenticator) private readonly authenticator: SocketAuthenticator,
    hints: Hints,
  ) {
    hints.on('session-ended', ({ session, person, reason }) => this.end(person, [session], reason));
    hints.on('gap', () => void this.closeEnded().catch(() => undefined)); // the timer asks again
  }

  afterInit(server: Server): void {
    this.boards.start(server);
    server.use((socket, next) => {
      this.admit(socket)
        .then(() => next())
        .catch((error: unknown) =>
          next(new Error(error instanceof Refusal ? error.code : 'error_service_unavailable')),
        );
    });
  }

  private async admit(socket: Socket): Promise<void> {
    const address = this.limits.admitAddress(socket);
    const visitor = await this.calls.identifySocket(address, () =>
      this.authenticator.authenticate(socket.handshake),
    );
    if (visitor.identity) this.limits.admitPerson(socket, visitor.identity.person);
    socket.data.visitor = visitor;
  }

  async handleConnection(socket: Socket): Promise<void> {
    try {
      const { brand, identity } = socket.data.visitor as SocketVisitor;
      await this.boards.admit(socket, brand, identity?.role === 'operator');
      if (identity?.role === 'agent') this.concerns.admit(socket, identity.person);
      await this.calls.run(callerOf(socket), () =>
        this.push.attach(socket, identity?.person ?? null, socket.handshake.auth.lastSeq),
      );
    } catch {
      socket.disconnect(true);
    }
  }

  handleDisconnect(socket: Socket): void {
    const identity = identityOf(socket);
    if (identity) this.push.detach(socket, identity.person);
  }

  @SubscribeMessage('replay')
  async replay(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<unknown> {
    const identity = identityOf(socket);
    const afterSeq = (body as { afterSeq?: unknown } | null)?.afterSeq;
    if (!identity || typeof afterSeq !== 'number' || !Number.isSafeInteger(afterSeq) || afterSeq < 0) {
      return { error: 'error_invalid_input' };
    }
    return this.calls
      .run(callerOf(socket), () => this.eventsAfter(identity.person, afterSeq))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return { error: error.code };
        throw error;
      });
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
        CHECK_EVERY,
      );
      this.timer.unref();
    };
    again();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.server.disconnectSockets(true);
  }

  /** What a lost hint left open: sockets whose session has ended. */
  private async closeEnded(): Promise<void> {
    const open = [...this.server.of('/').sockets.values()]
      .map(identityOf)
      .filter((identity) => identity !== null);
    if (open.length === 0) return;
    const ended = new Set(await this.authenticator.ended(open.map((identity) => identity.session)));
    for (const identity of open)
      if (ended.has(identity.session)) this.end(identity.person, [identity.session], 'expired');
  }

  private end(person: string, sessions: string[], reason: string): void {
    for (const socket of this.push.socketsOf(person)) {
      if (!sessions.includes(identityOf(socket)?.session ?? '')) continue;
      socket.emit('session.ended', { reason });
      socket.disconnect(true);
    }
  }
}

/** As whom its questions count, together with the person's calls. */
function callerOf(socket: Socket) {
  const { brand, identity } = socket.data.visitor as SocketVisitor;
  return identity ? { brand, role: identity.role, person: identity.person } : undefined;
}

const identityOf = (socket: Socket): SocketIdentity | null =>
  (socket.data.visitor as SocketVisitor | undefined)?.identity ?? null;
