import type { IncomingHttpHeaders } from 'node:http';

export interface SocketIdentity {
  person: string;
  session: string;
}

/** What a browser says when it opens a socket. */
export interface Handshake {
  /** `{ token?, lastSeq? }` of a member, `{ operator: true }` where the cookie is to count. */
  auth: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** Turns the token of a handshake into a person. Bound by identity, which stands above the platform. */
export abstract class SocketAuthenticator {
  /** `null` for a guest without a token. @throws Refusal where the token is no live session of this brand. */
  abstract authenticate(handshake: Handshake): Promise<SocketIdentity | null>;
  /** Which of these sessions have ended meanwhile. */
  abstract ended(sessions: string[]): Promise<string[]>;
}
