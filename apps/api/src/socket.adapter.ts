import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { OriginPolicy } from '#libs/site/index';

type Decision = (error: string | null | undefined, success: boolean) => void;

/** Socket.IO on the api's port: WebSocket only, and an upgrade from a foreign page is refused. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly origins: OriginPolicy,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    return super.createIOServer(port, {
      ...options,
      cors: undefined,
      allowRequest: (request: IncomingMessage, decide: Decision) =>
        decide(null, !this.origins.isForeign(request)),
    } as unknown as ServerOptions) as Server;
  }

  /**
   * Closes the sockets, and leaves the HTTP server to Fastify. Socket.IO would wait for each of its connections, even
   * one that a browser opened in advance and never used.
   */
  override async close(server: Server): Promise<void> {
    server.disconnectSockets(true);
    server.engine.close();
  }
}
