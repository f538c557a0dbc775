import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { UnreadCounts } from './unread-counts.js';

const PURPOSE = 'marketing';

/** What a member has agreed to. Nobody has agreed to anything before the member says so. */
@Injectable()
export class Consents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly counts: UnreadCounts,
  ) {}

  async of({ person }: LoggedIn): Promise<{ marketing: boolean }> {
    const [row] = await this.database.query<{ given: boolean }>(
      'select given from messaging.consent where member = $1 and purpose = $2',
      [person, PURPOSE],
    );
    return { marketing: row?.given ?? false };
  }

  /** Records the choice and from where it was made, and pushes the figures, which it may change. Nothing if it is so already. */
  async set({ person, brand, address }: LoggedIn, marketing: boolean): Promise<void> {
    await this.database.transaction(async () => {
      await this.counts.lock(person);
      const changed = await this.database.query(
        `insert into messaging.consent (member, purpose, given, changed_at)
         select $1, $2, $3, $4 where $3 or exists (select from messaging.consent where member = $1 and purpose = $2)
         on conflict (member, purpose) do update set given = excluded.given, changed_at = excluded.changed_at
         where consent.given <> excluded.given returning 1`,
        [person, PURPOSE, marketing, this.clock.now()],
      );
      if (changed.length === 0) return;
      const actor = `member ${person}`;
      await this.audit.record({
        brand,
        actor,
        action: marketing ? 'consent.given' : 'consent.withdrawn',
        subject: actor,
        address,
        after: { purpose: PURPOSE },
      });
      await this.counts.push(person, brand, {});
    });
  }
}
