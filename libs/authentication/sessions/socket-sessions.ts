import { Injectable } from '@nestjs/common';
import { AppError } from '#libs/platform/http/app-error';
import {
  SocketAuthenticator,
  type SocketHandshake,
  type SocketIdentity,
  type SocketVisitor,
} from '#libs/platform/push/socket-authenticator';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { EndReason } from '../common/session-kinds.js';
import { OperatorAuthenticator } from '../operators/operator-authenticator.js';
import { type ActiveSession, Sessions } from './sessions.service.js';

/** Lets sockets in by the session tokens of their brand, and operators by their cookie. */
@Injectable()
export class SocketSessions extends SocketAuthenticator {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly sessions: Sessions,
    private readonly operators: OperatorAuthenticator,
  ) {
    super();
  }

  async authenticate({ auth, headers }: SocketHandshake): Promise<SocketVisitor> {
    const brand = this.brands.byHost(headers.host ?? '');
    if (!brand) throw new AppError(authenticationErrors.error_session_ended);
    if (auth.operator === true)
      return { brand: brand.id, identity: identityOf(await this.operators.find(headers, brand.id)) };
    const { token } = auth;
    if (token === undefined || token === null) return { brand: brand.id, identity: null };
    const session = typeof token === 'string' ? await this.sessions.findForSocket(token, brand.id) : null;
    return { brand: brand.id, identity: identityOf(session?.role === 'operator' ? null : session) };
  }

  findEnded(sessions: string[]): Promise<Map<string, EndReason>> {
    return this.sessions.findEnded(sessions);
  }
}

function identityOf(session: ActiveSession | null): SocketIdentity {
  if (!session) throw new AppError(authenticationErrors.error_session_ended);
  if (session.restricted) throw new AppError(authenticationErrors.error_password_change_required);
  return { person: session.person, session: session.id, role: session.role };
}
