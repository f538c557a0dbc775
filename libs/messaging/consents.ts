import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { ConsentTo } from './common/consent.js';
import { UnreadCounts } from './unread-counts.js';

/** What a member has agreed to, by product and channel. Nobody has agreed to anything before the member says so. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly counts: UnreadCounts,
  ) {}

  /** What the member agrees to now. */
  of({ person }: LoggedIn): Promise<ConsentTo[]> {
    return this.database.query<ConsentTo>(
      'select product, channel from messaging.consent where member = $1 and given order by product, channel',
      [person],
    );
  }

  /**
   * Records the choices and the IP address that they came from, and pushes the counters, since other broadcasts may be shown now.
   * A choice that changes nothing is not recorded.
   */
  async set(caller: LoggedIn, choices: readonly (ConsentTo & { given: boolean })[]): Promise<void> {
    const { person, brand } = caller;
    await this.database.transaction(async () => {
      await this.counts.lock(person);
      let isChanged = false;
      for (const choice of choices) isChanged = (await this.choose(caller, choice)) || isChanged;
      if (isChanged) await this.counts.push(person, brand, {});
    });
  }

  private async choose(
    { person, brand, address }: LoggedIn,
    { product, channel, given }: ConsentTo & { given: boolean },
  ): Promise<boolean> {
    const changed = await this.database.query(
      `insert into messaging.consent (member, product, channel, given, changed_at)
       select $1, $2, $3, $4, $5
       where $4 or exists (select from messaging.consent where member = $1 and product = $2 and channel = $3)
       on conflict (member, product, channel) do update set given = excluded.given, changed_at = excluded.changed_at
       where consent.given <> excluded.given returning 1`,
      [person, product, channel, given, this.clock.now()],
    );
    if (changed.length === 0) return false;
    const actor = `member ${person}`;
    await this.audit.record({
      brand,
      actor,
      action: given ? 'consent.given' : 'consent.withdrawn',
      subject: actor,
      address,
      after: { product, channel },
    });
    return true;
  }
}
