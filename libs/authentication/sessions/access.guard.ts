import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Clock } from '#libs/platform/clock/clock';
import type { AnyCall, Closure, Role } from '#libs/platform/common/call';
import { type ErrorEntry, platformErrors } from '#libs/platform/common/errors';
import { DatabaseHealthMonitor } from '#libs/platform/database/database-health-monitor';
import { AppError } from '#libs/platform/http/app-error';
import { visitorOf } from '#libs/platform/http/call-context';
import { CallLimits } from '#libs/platform/http/call-limits';
import type { Caller, OperatorCaller } from '#libs/platform/http/caller';
import { CALL } from '#libs/platform/http/handle';
import { isModuleOn } from '#libs/site/common/modules';
import { ping } from '#libs/site/common/site.calls';
import { siteErrors } from '#libs/site/common/site.errors';
import { type Brand, BrandRegistry, OriginPolicy, SiteGate } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import { isOperatorPath } from '../common/operator.calls.js';
import { OperatorAuthenticator, type OperatorSession } from '../operators/operator-authenticator.js';
import { type ActiveSession, Sessions } from './sessions.service.js';

/** Deny by default: a route that declares no call is refused, and a call lets in only the roles that it names. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly brands: BrandRegistry,
    private readonly origins: OriginPolicy,
    private readonly gate: SiteGate,
    private readonly sessions: Sessions,
    private readonly operators: OperatorAuthenticator,
    private readonly limits: CallLimits,
    private readonly clock: Clock,
    @Inject(DatabaseHealthMonitor) private readonly health: DatabaseHealthMonitor,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const call = this.reflector.get<AnyCall | undefined>(CALL, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const brand = this.brandOf(request, call);
    if (!call || !brand) throw new AppError(platformErrors.error_not_found);
    const open = call.access === 'signed' || call.path === ping.path;
    if (!open && this.origins.isForeign(request.raw)) throw new AppError(platformErrors.error_origin_refused);
    if (call.module !== undefined && !isModuleOn(brand.settings.whitelabel, call.module))
      throw new AppError(siteErrors.error_not_enabled);
    const closure = this.closureOf(call, brand, request);
    const find = () => this.health.whileAvailable(() => this.callerOf(request, brand.id, closure, call));
    request.caller =
      call.access === 'signed' ? await find() : await this.limits.identify(request, http.getResponse(), find);
    if (call.access !== 'signed' && !call.access.includes(request.caller.role))
      throw new AppError(accessError(request.caller.role, call.access));
    if (call.permission) this.assertPermitted(call, request.caller);
    return true;
  }

  /** Other companies' servers (`signed` calls) may call any host of the installation, and name the brand by its merchant code. */
  private brandOf({ headers }: FastifyRequest, call: AnyCall | undefined): Brand | undefined {
    const brand = this.brands.byHost(headers.host ?? '');
    const named = call?.access === 'signed' ? this.brands.withMerchantCode(headers['x-operator-id']) : [];
    return brand && (named.find(({ id }) => id === brand.id) ?? named[0] ?? brand);
  }

  /** @throws AppError 403 without the permission that the call declares, or without a fresh code where it needs one */
  private assertPermitted({ permission, elevated }: AnyCall, caller: Caller | OperatorCaller): void {
    if (permission === undefined || !('permissions' in caller)) return;
    if (permission !== 'any-operator' && !caller.permissions.has(permission))
      throw new AppError(authenticationErrors.error_permission_missing, { params: { permission } });
    if (elevated && !(caller.elevatedUntil && caller.elevatedUntil > this.clock.now()))
      throw new AppError(authenticationErrors.error_elevation_required);
  }

  /**
   * Why the site is closed to the visitor, or `null`. Operators and other companies' servers may come from any country. A
   * `lenient` call is not refused: its handler answers in the words of its protocol.
   * @throws AppError 503 or 451 where the site is closed to the visitor and the call is not open meanwhile
   */
  private closureOf(call: AnyCall, brand: Brand, request: FastifyRequest): Closure | null {
    const fromAnywhere = call.access === 'signed' || isOperatorPath(call.path);
    const closure = this.gate.closureOf(brand, fromAnywhere ? null : visitorOf(request));
    if (closure && !call.whileClosed && !isOfOperators(call) && !call.lenient)
      throw this.gate.errorOf(brand, closure);
    return closure;
  }

  private async callerOf(
    request: FastifyRequest,
    brand: string,
    closure: Closure | null,
    call: AnyCall,
  ): Promise<Caller | OperatorCaller> {
    const sender = { brand, address: request.ip, country: this.gate.countryOf(visitorOf(request)) };
    const guest: Caller = { role: 'guest', ...sender, person: null, session: null, closure };
    if (call.access === 'signed') return guest;
    const session: ActiveSession | OperatorSession | null =
      request.headers.authorization === undefined
        ? await this.ofCookie(request, brand, call)
        : await this.ofToken(request.headers.authorization, brand);
    if (session?.restricted && !call.whileRestricted) {
      if (call.access.includes('guest')) return guest;
      throw new AppError(authenticationErrors.error_password_change_required);
    }
    if (!session) return guest;
    const { role, person } = session;
    const caller = { ...guest, role, person, session: session.id };
    if (!isOperators(session)) return caller;
    const { account, permissions, elevatedUntil } = session;
    return { ...caller, role: 'operator', id: person, account, permissions, elevatedUntil };
  }

  /** An operator's token counts in the cookie alone, and is refused as a bearer token. */
  private async ofToken(authorization: string, brand: string): Promise<ActiveSession> {
    const token = /^Bearer (.+)$/.exec(authorization)?.[1];
    const session = token ? await this.sessions.resolve(token, brand) : null;
    if (!session || session.role === 'operator') throw new AppError(authenticationErrors.error_session_ended);
    return session;
  }

  /** @throws AppError 401 for the cookie of a session that has ended, unless the call is open to guests, as the log-in is */
  private async ofCookie(
    request: FastifyRequest,
    brand: string,
    call: AnyCall,
  ): Promise<OperatorSession | null> {
    if (!isOperatorPath(call.path) || request.headers.cookie === undefined) return null;
    const session = await this.operators.authenticate(request, brand);
    const ended = session === null && this.operators.hasCookie(request.headers);
    if (ended && !call.access.includes('guest')) throw new AppError(authenticationErrors.error_session_ended);
    return session;
  }
}

const isOfOperators = ({ access }: AnyCall): boolean => access.length === 1 && access[0] === 'operator';

const isOperators = (session: ActiveSession): session is OperatorSession => 'permissions' in session;

function accessError(role: Role, access: readonly Role[]): ErrorEntry {
  if (role === 'guest' || role === 'service-guest') return platformErrors.error_not_logged_in;
  const forMembers = access.includes('member') || access.includes('agent');
  return role === 'trial' && forMembers
    ? authenticationErrors.error_in_need_true_account
    : platformErrors.error_forbidden;
}
