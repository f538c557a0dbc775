import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inboxBroadcasts, MARKETING_BY_PRODUCT } from './inbox-broadcasts.sql.js';

const OF_THE_LIST = `
      and (b.list is null
        or exists (select from messaging.audience_list_member l where l.list = b.list and l.member = m.id))`;

/** Broadcasts for members with any of some tags. */
export class TagsOfAudiences1765540000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messaging.broadcast add column tags text[] check (cardinality(tags) > 0);
      ${inboxBroadcasts(
        MARKETING_BY_PRODUCT,
        `${OF_THE_LIST}
      and (b.tags is null
        or exists (select from members.member_tag_view t where t.member = m.id and t.tag = any (b.tags)))`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${inboxBroadcasts(MARKETING_BY_PRODUCT, OF_THE_LIST)}
      alter table messaging.broadcast drop column tags;
    `);
  }
}
