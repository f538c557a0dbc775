import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Permission } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { OriginPolicy } from '#libs/site/index';
import { type ActiveSession, Sessions } from '../sessions/sessions.service.js';
import { PERMISSIONS_OF_O } from './administrators.js';
import { readOperatorCookie } from './operator-cookie.js';

/** With what the access guard has to know of the operator. */
export type OperatorSession = ActiveSession &
  Pick<OperatorCaller, 'account' | 'permissions' | 'elevatedUntil'>;

const READING = new Set(['GET', 'HEAD']);

/** Who carries an operator's cookie. Asked on the operators' paths alone. */
@Injectable()
export class OperatorAuthenticator {
  constructor(
    private readonly sessions: Sessions,
    private readonly database: Database,
    private readonly origins: OriginPolicy,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The live session of the cookie at this brand, or `null`. Counts as activity.
   * @throws AppError 403 where the request comes from another site, or would change something and does not say
   * from where it comes: a browser adds the cookie by itself, so the origin has to prove the page.
   */
  async authenticate(
    request: { method: string; headers: IncomingHttpHeaders; raw: IncomingMessage },
    brand: string,
  ): Promise<OperatorSession | null> {
    const token = this.tokenOf(request.headers);
    if (token === undefined) return null;
    const unsaid = request.headers.origin === undefined && !READING.has(request.method);
    if (unsaid || this.origins.isForeign(request.raw))
      throw new AppError(platformErrors.error_origin_refused);
    return this.operatorsOwn(await this.sessions.resolve(token, brand));
  }

  /** The same for a socket, which is no activity. */
  async find(headers: IncomingHttpHeaders, brand: string): Promise<OperatorSession | null> {
    const token = this.tokenOf(headers);
    return token === undefined ? null : this.operatorsOwn(await this.sessions.find(token, brand));
  }

  /** Whether a browser brings the cookie, of whatever worth. */
  hasCookie(headers: IncomingHttpHeaders): boolean {
    return this.tokenOf(headers) !== undefined;
  }

  private tokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
    return readOperatorCookie(cookie, this.config.https);
  }

  /** Of all roles of the operator, now; none of an operator who was disabled. */
  async permissionsOf(operator: string): Promise<Set<Permission>> {
    const [found] = await this.database.query<{ permissions: Permission[] }>(
      `select ${PERMISSIONS_OF_O} as permissions from authentication.operator o
       where id = $1 and status = 'active'`,
      [operator],
    );
    return new Set(found?.permissions);
  }

  /** An operator who was disabled has no session any more. Permissions are read for each call, so that a lost role counts at once. */
  private async operatorsOwn(session: ActiveSession | null): Promise<OperatorSession | null> {
    if (session?.role !== 'operator') return null;
    const [operator] = await this.database.query<{
      account: string;
      permissions: Permission[];
      elevatedUntil: Date | null;
    }>(
      `select o.account, s.elevated_until as "elevatedUntil", ${PERMISSIONS_OF_O} as permissions
       from authentication.operator o join authentication.session s on s.person = o.id
       where o.id = $1 and s.id = $2 and o.status = 'active'`,
      [session.person, session.id],
    );
    return operator ? { ...session, ...operator, permissions: new Set(operator.permissions) } : null;
  }
}
