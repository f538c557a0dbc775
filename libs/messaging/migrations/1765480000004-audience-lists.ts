import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inboxBroadcasts, MARKETING_BY_PRODUCT } from './inbox-broadcasts.sql.js';

/** Lists of members that operators upload, for whom a broadcast is. A list never changes: another one is uploaded. */
export class AudienceLists1765480000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messaging.audience_list (
        id uuid primary key,
        brand text not null references site.brand,
        members int not null check (members > 0),
        uploaded_at timestamptz not null,
        uploaded_by bigint not null,
        uploaded_as text not null
      );
      create table messaging.audience_list_member (
        list uuid not null references messaging.audience_list,
        member bigint not null references members.member,
        primary key (list, member)
      );
      grant select, insert on messaging.audience_list, messaging.audience_list_member to mela_app;
      alter table messaging.broadcast add column list uuid references messaging.audience_list;
      ${inboxBroadcasts(
        MARKETING_BY_PRODUCT,
        `
      and (b.list is null
        or exists (select from messaging.audience_list_member l where l.list = b.list and l.member = m.id))`,
      )}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${inboxBroadcasts(MARKETING_BY_PRODUCT)}
      alter table messaging.broadcast drop column list;
      drop table messaging.audience_list_member, messaging.audience_list;
    `);
  }
}
