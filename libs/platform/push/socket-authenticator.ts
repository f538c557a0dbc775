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
  /** What the client sent: `{ token?, lastSeq? }` of a member, `{ operator: true }` where the cookie is to count. */
  auth: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Turns a handshake into a visitor. Bound by identity, which stands above the platform. */
export abstract class SocketAuthenticator {
  /** A guest brings no token. @throws Refusal where the token is no live session of this brand. */
  abstract authenticate(handshake: SocketHandshake): Promise<SocketVisitor>;
  /** Which of these sessions have ended meanwhile. */
  abstract ended(sessions: string[]): Promise<string[]>;
}
