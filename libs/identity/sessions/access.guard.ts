import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AnyCall, Role } from '#libs/platform/common/call';
import { type ErrorEntry, platformErrors } from '#libs/platform/common/errors';
import { DatabasePulse } from '#libs/platform/database/database-pulse';
import { CallLimits } from '#libs/platform/http/call-limits';
import type { Caller } from '#libs/platform/http/caller';
import { CALL } from '#libs/platform/http/handle';
import { Refusal } from '#libs/platform/http/refusal';
import { ping } from '#libs/site/common/site.calls';
import { BrandRegistry, OriginPolicy } from '#libs/site/index';
import { identityErrors } from '../common/identity.errors.js';
import { isOperatorPath } from '../common/operator.calls.js';
import { OperatorDoor } from '../operators/operator-door.js';
import type { Session } from './session.entity.js';
import { Sessions } from './sessions.service.js';

/** Deny by default: a route that declares no call is refused, and a call lets in only the roles that it names. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly brands: BrandRegistry,
    private readonly origins: OriginPolicy,
    private readonly sessions: Sessions,
    private readonly operators: OperatorDoor,
    private readonly limits: CallLimits,
    @Inject(DatabasePulse) private readonly pulse: DatabasePulse,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const call = this.reflector.get<AnyCall | undefined>(CALL, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const brand = this.brands.byHost(request.headers.host ?? '');
    if (!call || !brand) throw new Refusal(platformErrors.error_not_found);
    const open = call.access === 'signed' || call.path === ping.path;
    if (!open && this.origins.isForeign(request.raw)) throw new Refusal(platformErrors.error_origin_refused);
    const find = () => this.pulse.whileAlive(() => this.callerOf(request, brand.id, call));
    request.caller =
      call.access === 'signed' ? await find() : await this.limits.identify(request, http.getResponse(), find);
    if (call.access !== 'signed' && !call.access.includes(request.caller.role))
      throw new Refusal(refusalOf(request.caller.role, call.access));
    return true;
  }

  private async callerOf(request: FastifyRequest, brand: string, call: AnyCall): Promise<Caller> {
    const guest: Caller = { role: 'guest', brand, address: request.ip, person: null, session: null };
    if (call.access === 'signed') return guest;
    const session =
      request.headers.authorization === undefined
        ? await this.ofCookie(request, brand, call)
        : await this.ofToken(request.headers.authorization, brand);
    if (session?.restricted && !call.whileRestricted) {
      if (call.access.includes('guest')) return guest;
      throw new Refusal(identityErrors.error_password_change_required);
    }
    return session ? { ...guest, role: session.role, person: session.person, session: session.id } : guest;
  }

  /** An operator's token stands in the cookie; as a bearer token it is worth nothing. */
  private async ofToken(authorization: string, brand: string): Promise<Session> {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1];
    const session = token ? await this.sessions.resolve(token, brand) : null;
    if (!session || session.role === 'operator') throw new Refusal(identityErrors.error_session_ended);
    return session;
  }

  /** A cookie that has ended is told so, except where a guest may come in, as to log in again. */
  private async ofCookie(request: FastifyRequest, brand: string, call: AnyCall): Promise<Session | null> {
    if (!isOperatorPath(call.path) || request.headers.cookie === undefined) return null;
    const session = await this.operators.enter(request, brand);
    const ended = session === null && this.operators.hasCookie(request.headers);
    if (ended && !call.access.includes('guest')) throw new Refusal(identityErrors.error_session_ended);
    return session;
  }
}

function refusalOf(role: Role, access: readonly Role[]): ErrorEntry {
  if (role === 'guest') return platformErrors.error_not_logged_in;
  const forMembers = access.includes('member') || access.includes('agent');
  return role === 'trial' && forMembers
    ? identityErrors.error_in_need_true_account
    : platformErrors.error_forbidden;
}
