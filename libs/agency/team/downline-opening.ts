import { Injectable } from '@nestjs/common';
import { AccountFieldRules, Passwords } from '#libs/authentication/index';
import { MEMBER } from '#libs/members/common/member-types';
import { AccountOpening, Members } from '#libs/members/index';

import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { auditName, memberActor } from '#libs/platform/transitions/actor-context';
import type { openDownline } from '../common/team.calls.js';

/** Opens accounts directly below an agent. */
@Injectable()
export class DownlineOpening {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly accounts: AccountOpening,
    private readonly rules: AccountFieldRules,
  ) {}

  /** The member has to change the password, since the agent knows it. @throws AppError 400 per field; 409 for a taken name */
  async open(
    { brand, person, address }: LoggedIn,
    { username, password, nickname, as }: InputOf<typeof openDownline>,
  ): Promise<ValueOf<typeof openDownline>> {
    const fields = { username, password, nickname };
    const errors = this.rules.errorsOf(brand, ['username', 'password', 'nickname'], fields);
    if (errors.length > 0) throw invalidInput(errors);
    const passwordHash = await this.passwords.hash(password);
    return this.database.transaction(async () => {
      const own = await this.members.find(person);
      const type = as === 'agent' && own ? own.type : MEMBER;
      const member = await this.accounts.open(
        {
          brand,
          account: username,
          nickname: nickname || null,
          type,
          passwordHash,
          defaultPassword: true,
          profile: {},
          position: { upline: person, type, invitation: null, referrer: null },
        },
        { action: 'member.opened', actor: auditName(memberActor({ person })), address },
      );
      return { id: member.id, account: member.account, type };
    });
  }
}
