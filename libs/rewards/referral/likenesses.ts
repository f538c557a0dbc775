import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { Likeness } from '../common/held-rewards.js';

/** So many members whom one has referred share a range of addresses, before it is a reason to look. */
const ALIKE_BY_ADDRESS = 3;
/** So many other members of a referrer are compared, the newest. */
const OTHERS = 1000;

export interface Found {
  other: string;
  kind: Likeness;
}

/** $1 the referred member, $2 the other ones. A mail address is the same without dots and what follows a plus sign. */
const SHARED = `
  with mail as (
    select id, replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2) as mail
    from members.contact_view where id = $1 or id = any ($2::bigint[])
  ), account as (
    select brand, member, number, lower(regexp_replace(btrim(holder), '[\\s.,''-]+', ' ', 'g')) as holder
    from cashier.bank_account_view where member = $1 or member = any ($2::bigint[])
  )
  select theirs.member as other, 'device' as kind from authentication.known_device_view own
  join authentication.known_device_view theirs on theirs.device = own.device and theirs.member = any ($2::bigint[])
  where own.member = $1
  union
  select theirs.member, kind.name from account own join account theirs on theirs.member <> $1
  cross join lateral (values ('bank-account', theirs.number = own.number), ('holder', theirs.holder = own.holder)) kind(name, same)
  where own.member = $1 and kind.same
  union
  select theirs.id, 'mail' from mail own join mail theirs on theirs.id <> $1 and theirs.mail = own.mail where own.id = $1
  order by 1, 2`;

/** Finds what a referred member has in common with the referrer, and with others whom the same member has referred. */
@Injectable()
export class Likenesses {
  constructor(private readonly database: Database) {}

  /** Those that are a reason for an operator to look, by the other member. Joins the caller's transaction. */
  async find(referred: string, referrer: string): Promise<Found[]> {
    const rows = await this.database.query<{ referred: string }>(
      `select referred from rewards.referral where referrer = $1 and referred <> $2
       order by registered_at desc, referred desc limit ${OTHERS}`,
      [referrer, referred],
    );
    const siblings = rows.map((row) => row.referred);
    const shared = await this.database.query<Found>(SHARED, [referred, [referrer, ...siblings]]);
    return [...shared, ...(await this.byAddress(referred, siblings))];
  }

  /** Households share an address: it is a reason from the third referred member on. */
  private async byAddress(referred: string, siblings: string[]): Promise<Found[]> {
    const rows = await this.database.query<{ other: string }>(
      `select distinct theirs.member as other from authentication.origin_network_view own
       join authentication.origin_network_view theirs on theirs.network = own.network and theirs.member = any ($2::bigint[])
       where own.member = $1 order by 1`,
      [referred, siblings],
    );
    return rows.length + 1 < ALIKE_BY_ADDRESS ? [] : rows.map(({ other }) => ({ other, kind: 'address' }));
  }
}
