import { Injectable } from '@nestjs/common';
import { MEMBER } from '#libs/identity/common/member-types';
import { AccountOpening, Members, Passwords } from '#libs/identity/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { invalidInput } from '#libs/platform/http/refusal';
import type { openDownline } from '../common/team.calls.js';

/** An agent opens accounts directly below. */
@Injectable()
export class DownlineOpening {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly accounts: AccountOpening,
  ) {}

  /** The agent knows the password, so it is one to be changed. @throws Refusal 400 per field, 409 for a taken name */
  async open(
    { brand, person, address }: LoggedIn,
    { username, password, nickname, as }: InputOf<typeof openDownline>,
  ): Promise<ValueOf<typeof openDownline>> {
    const fields = { username, password, nickname };
    const errors = this.accounts.faultsOf(brand, ['username', 'password', 'nickname'], fields);
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
          place: { upline: person, type, invitation: null },
        },
        { action: 'member.opened', actor: `member ${person}`, address },
      );
      return { id: member.id, account: member.account, type };
    });
  }
}
