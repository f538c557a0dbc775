import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The avatar that a member chose, and the birth date that it gave. */
export class Profile1765050000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table members.member add column avatar text, add column birth_date date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table members.member drop column avatar, drop column birth_date');
  }
}
