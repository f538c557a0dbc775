import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chats of guests, who are persons without an account. Any other thread is still of a member. */
export class GuestChats1765480000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table messaging.thread
        add column guest boolean not null default false,
        drop constraint thread_member_fkey,
        add column registered bigint generated always as (case when not guest then member end) stored references members.member,
        add constraint thread_of_guest check (not guest or (kind = 'service' and complaint_at is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from messaging.post_image i using messaging.thread t where t.id = i.thread and t.guest;
      delete from messaging.post p using messaging.thread t where t.id = p.thread and t.guest;
      delete from messaging.thread where guest;
      alter table messaging.thread drop constraint thread_of_guest, drop column registered, drop column guest,
        add constraint thread_member_fkey foreign key (member) references members.member;
    `);
  }
}
