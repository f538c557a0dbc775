import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Refusal } from '#libs/platform/http/refusal';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { SessionValue } from '../common/session.calls.js';
import { DeviceProofs } from '../sessions/device-proofs.js';
import type { Visit } from '../sessions/visit.js';
import { admit, type Site } from './admission.js';
import { LoginService } from './login.service.js';

/** Takes up the session of a device that was to be remembered. */
@Injectable()
export class Resume {
  constructor(
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly proofs: DeviceProofs,
    private readonly logins: LoginService,
  ) {}

  /** @throws Refusal 401 where there is none to take up, or an authenticator is asked for anew, 403 for an account that may not come in */
  async resume(visit: Visit, site: Site): Promise<SessionValue> {
    const device = await this.proofs.of(visit);
    const remembered = device?.resumesUntil && device.resumesUntil > this.clock.now();
    const member = remembered && device.resumes ? await this.members.find(device.resumes) : null;
    if (!member) throw new Refusal(identityErrors.error_session_ended);
    admit(member, site);
    return this.logins.startSession(member, visit, { method: 'resume', site, device: device?.id ?? null });
  }
}
