import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { identityErrors } from '../common/identity.errors.js';

/** An operator at work, as moves take and record it. */
export interface Operator {
  id: string;
  account: string;
  brand: string;
  /** Network address of the request. */
  address: string;
}

/** Operators as other contexts see them. */
@Injectable()
export class Operators {
  constructor(private readonly database: Database) {}

  async isActive(id: string): Promise<boolean> {
    const rows = await this.database.query(
      "select 1 from identity.operator where id = $1 and status = 'active'",
      [id],
    );
    return rows.length > 0;
  }

  /** @throws Refusal 401 where there is no such operator any more, or no longer an active one */
  async acting(caller: LoggedIn): Promise<Operator> {
    const [operator] = await this.database.query<{ account: string }>(
      "select account from identity.operator where id = $1 and status = 'active'",
      [caller.person],
    );
    if (!operator) throw new Refusal(identityErrors.error_session_ended);
    return { id: caller.person, account: operator.account, brand: caller.brand, address: caller.address };
  }
}
