import { Injectable } from '@nestjs/common';
import { Refusal } from '#libs/platform/http/refusal';
import { SocketAuthenticator, type SocketIdentity } from '#libs/platform/push/socket-authenticator';
import { BrandRegistry } from '#libs/site/index';
import { identityErrors } from './common/identity.errors.js';
import { Sessions } from './sessions.service.js';

/** Lets sockets in by the session tokens of their brand. */
@Injectable()
export class SocketSessions extends SocketAuthenticator {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  async authenticate(token: unknown, host: string): Promise<SocketIdentity | null> {
    const brand = this.brands.byHost(host);
    if (!brand) throw new Refusal(identityErrors.error_session_ended);
    if (token === undefined || token === null) return null;
    const session = typeof token === 'string' ? await this.sessions.peek(token, brand.id) : null;
    if (!session) throw new Refusal(identityErrors.error_session_ended);
    return { person: session.person, session: session.id };
  }

  ended(sessions: string[]): Promise<string[]> {
    return this.sessions.ended(sessions);
  }
}
