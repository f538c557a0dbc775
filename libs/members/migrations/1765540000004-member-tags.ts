import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what operators mark members. */
export class MemberTags1765540000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table members.member_tag (
        brand text not null references site.brand,
        member bigint not null references members.member,
        tag text not null check (tag ~ '^[a-z0-9-]{1,24}$'),
        primary key (member, tag)
      );
      create index member_tag_of_brand on members.member_tag (brand, tag);
      create view members.member_tag_view as select brand, member, tag from members.member_tag;
      grant select, insert, delete on members.member_tag to mela_app;
      grant select on members.member_tag_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view members.member_tag_view; drop table members.member_tag;');
  }
}
