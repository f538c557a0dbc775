import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which popups a member has closed, and in which version. */
export class AnnouncementClosings1765020000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table messaging.announcement_closing (
        member bigint not null references members.member,
        announcement uuid not null references site.announcement,
        version int not null,
        closed_at timestamptz not null,
        primary key (member, announcement)
      );
      grant select, insert, update on messaging.announcement_closing to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table messaging.announcement_closing');
  }
}
