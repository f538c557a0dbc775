import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { Refusal } from '#libs/platform/http/refusal';
import { OriginPolicy } from '#libs/site/index';
import type { Session } from '../sessions/session.entity.js';
import { Sessions } from '../sessions/sessions.service.js';
import { readOperatorCookie } from './operator-cookie.js';
import { Operators } from './operators.service.js';

const READING = new Set(['GET', 'HEAD']);

/** Who carries an operator's cookie. Asked on the operators' paths alone. */
@Injectable()
export class OperatorDoor {
  constructor(
    private readonly sessions: Sessions,
    private readonly operators: Operators,
    private readonly origins: OriginPolicy,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The live session of the cookie at this brand, or `null`. Counts as activity.
   * @throws Refusal 403 where the request comes from another site, or would change something and does not say
   * from where it comes: a browser adds the cookie by itself, so the origin has to prove the page.
   */
  async enter(
    request: { method: string; headers: IncomingHttpHeaders; raw: IncomingMessage },
    brand: string,
  ): Promise<Session | null> {
    const token = this.tokenOf(request.headers);
    if (token === undefined) return null;
    const unsaid = request.headers.origin === undefined && !READING.has(request.method);
    if (unsaid || this.origins.isForeign(request.raw)) throw new Refusal(platformErrors.error_origin_refused);
    return this.operatorsOwn(await this.sessions.resolve(token, brand));
  }

  /** The same for a socket, which is no activity. */
  async peek(headers: IncomingHttpHeaders, brand: string): Promise<Session | null> {
    const token = this.tokenOf(headers);
    return token === undefined ? null : this.operatorsOwn(await this.sessions.peek(token, brand));
  }

  /** Whether a browser brings the cookie, of whatever worth. */
  hasCookie(headers: IncomingHttpHeaders): boolean {
    return this.tokenOf(headers) !== undefined;
  }

  private tokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
    return readOperatorCookie(cookie, this.config.https);
  }

  /** Whoever was disabled since has no session any more. */
  private async operatorsOwn(session: Session | null): Promise<Session | null> {
    if (session?.role !== 'operator') return null;
    return (await this.operators.isActive(session.person)) ? session : null;
  }
}
