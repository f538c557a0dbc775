import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Birthdays for contexts above, without the year of birth. */
export class Birthdays1765400000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table members.member
        -- When the birth date was given. Of those from before nothing is known but that they had registered.
        add column birth_date_at timestamptz;
      update members.member set birth_date_at = registered_at where birth_date is not null;
      create index member_birthday on members.member
        (brand, (extract(month from birth_date)::int), (extract(day from birth_date)::int)) where birth_date is not null;
      create view members.birthday_view as
        select id as member, brand, extract(month from birth_date)::int as month, extract(day from birth_date)::int as day,
          birth_date_at as given_at
        from members.member where birth_date is not null;
      grant select on members.birthday_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view members.birthday_view;
      drop index members.member_birthday;
      alter table members.member drop column birth_date_at;
    `);
  }
}
