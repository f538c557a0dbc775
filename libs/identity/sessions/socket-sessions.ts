import { Injectable } from '@nestjs/common';
import { Refusal } from '#libs/platform/http/refusal';
import {
  SocketAuthenticator,
  type SocketHandshake,
  type SocketIdentity,
  type SocketVisitor,
} from '#libs/platform/push/socket-authenticator';
import { BrandRegistry } from '#libs/site/index';
import { identityErrors } from '../common/identity.errors.js';
import { OperatorDoor } from '../operators/operator-door.js';
import type { Session } from './session.entity.js';
import { Sessions } from './sessions.service.js';

/** Lets sockets in by the session tokens of their brand, and operators by their cookie. */
@Injectable()
export class SocketSessions extends SocketAuthenticator {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly sessions: Sessions,
    private readonly operators: OperatorDoor,
  ) {
    super();
  }

  async authenticate({ auth, headers }: SocketHandshake): Promise<SocketVisitor> {
    const brand = this.brands.byHost(headers.host ?? '');
    if (!brand) throw new Refusal(identityErrors.error_session_ended);
    if (auth.operator === true)
      return { brand: brand.id, identity: identityOf(await this.operators.peek(headers, brand.id)) };
    const { token } = auth;
    if (token === undefined || token === null) return { brand: brand.id, identity: null };
    const session = typeof token === 'string' ? await this.sessions.peek(token, brand.id) : null;
    return { brand: brand.id, identity: identityOf(session?.role === 'operator' ? null : session) };
  }

  ended(sessions: string[]): Promise<string[]> {
    return this.sessions.ended(sessions);
  }
}

function identityOf(session: Session | null): SocketIdentity {
  if (!session) throw new Refusal(identityErrors.error_session_ended);
  if (session.restricted) throw new Refusal(identityErrors.error_password_change_required);
  return { person: session.person, session: session.id, role: session.role };
}
