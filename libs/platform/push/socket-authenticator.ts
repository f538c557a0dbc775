import type { IncomingHttpHeaders } from 'node:http';
import type { Role } from '../common/call.js';

export interface SocketIdentity {
  person: string;
  session: string;
  role: Role;
}

export interface SocketVisitor {
  brand: string;
  /** `null` for a guest. */
  identity: SocketIdentity | null;
}

export interface SocketHandshake {
  /** Sent by the client: `{ token?, lastSeq? }` of a member, or `{ operator: true }` to use the cookie. */
  auth: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Authenticates a handshake. Implemented by authentication, which is above the platform. */
export abstract class SocketAuthenticator {
  /** A guest sends no token. @throws AppError if the token is not a live session of this brand */
  abstract authenticate(handshake: SocketHandshake): Promise<SocketVisitor>;
  /** Those of these sessions that have ended, each with the reason. */
  abstract findEnded(sessions: string[]): Promise<Map<string, string>>;
}
