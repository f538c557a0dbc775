import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { AppError } from '#libs/platform/http/app-error';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SessionValue } from '../common/session.calls.js';
import type { ClientContext } from '../sessions/client-context.js';
import { DeviceAuthenticator } from '../sessions/device-authenticator.js';
import type { Site } from './assert-can-log-in.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';

/** Starts a new session without the password, from a browser that its member asked to remember. */
@Injectable()
export class RememberedLogin {
  constructor(
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly authenticator: DeviceAuthenticator,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * @throws AppError 401 where the browser is not remembered, or an authenticator has to be given again; 403 for an account
   * that may not log in
   */
  async login(client: ClientContext, site: Site): Promise<SessionValue> {
    const device = await this.authenticator.authenticate(client);
    const remembered = device?.rememberedUntil && device.rememberedUntil > this.clock.now();
    const member =
      remembered && device.rememberedMember ? await this.members.find(device.rememberedMember) : null;
    if (!member) throw new AppError(authenticationErrors.error_session_ended);
    const { brand, address } = client;
    const failure = { brand, address, scope: 'member', person: member.id, method: 'resume' } as const;
    await this.failures.assertCanLogIn(member, site, failure);
    return this.logins.startSession(member, client, { method: 'resume', site, device: device?.id ?? null });
  }
}
