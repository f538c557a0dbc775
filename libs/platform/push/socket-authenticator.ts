export interface SocketIdentity {
  person: string;
  session: string;
}

/** Turns the token of a handshake into a person. Bound by identity, which stands above the platform. */
export abstract class SocketAuthenticator {
  /** `null` for a guest without a token. @throws Refusal where the token is no live session of this brand. */
  abstract authenticate(token: unknown, host: string): Promise<SocketIdentity | null>;
  /** Which of these sessions have ended meanwhile. */
  abstract ended(sessions: string[]): Promise<string[]>;
}
