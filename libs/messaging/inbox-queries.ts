import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry, languageToShow } from '#libs/site/index';
import type { BroadcastDraft } from './common/broadcast.js';
import type { MessageCategory } from './common/message-kind.js';
import type { Message } from './common/messaging.calls.js';

interface InboxPage {
  pageNo: number;
  pageSize: number;
  language: LanguageCode;
  category?: MessageCategory;
}

interface Item extends Omit<Message, 'at'> {
  at: Date;
  /** Of a broadcast. */
  texts: BroadcastDraft['texts'] | null;
}

/** Reads a member's inbox: the rows of its own, and the broadcasts that are for it, in one order. */
@Injectable()
export class InboxQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** The newest first. Broadcasts come in the language that is asked for, or the next that they have. */
  list({ member, brand }: { member: string; brand: string }, { category = undefined, ...page }: InboxPage) {
    const { pageNo, pageSize, language } = page;
    return this.database.snapshot(async () => {
      const given = [member, this.clock.now(), category ?? null];
      const rows = await this.database.query<Item>(
        `with item as (
           (select at, id::text, kind, category, data, null::jsonb as texts, read_at is not null as read
            from messaging.message
            where member = $1 and hidden_at is null and ($3::text is null or category = $3)
            order by message.at desc, message.id desc limit $4::int + $5::int)
           union all
           select i.at, b.id::text, 'broadcast.' || b.kind, i.category, '{}'::jsonb, b.texts, i.read
           from messaging.inbox_broadcasts(array[$1::bigint], $2) i join messaging.broadcast b on b.id = i.broadcast
           where $3::text is null or i.category = $3
         )
         select * from item order by at desc, length(id) desc, id desc limit $4::int offset $5::int`,
        [...given, pageSize, (pageNo - 1) * pageSize],
      );
      const [count] = await this.database.query<{ total: number }>(
        `select (select count(*) from messaging.message
                 where member = $1 and hidden_at is null and ($3::text is null or category = $3))::int
              + (select count(*) from messaging.inbox_broadcasts(array[$1::bigint], $2)
                 where $3::text is null or category = $3)::int as total`,
        given,
      );
      const total = count?.total ?? 0;
      const { head } = await this.events.range(member);
      const list = rows.map((row) => this.messageOf(brand, row, language));
      return { list, total, totalPages: totalPages(total, pageSize), seq: head };
    });
  }

  private messageOf(brand: string, { texts, at, ...row }: Item, asked: LanguageCode): Message {
    const message = { ...row, at: at.toISOString() };
    if (texts === null) return message;
    const { defaultLanguage } = this.brands.byId(brand).settings;
    const language = languageToShow({ texts }, asked, defaultLanguage) ?? defaultLanguage;
    const { title = '', content = '' } = texts[language] ?? {};
    return { ...message, data: { title, content, language } };
  }
}
