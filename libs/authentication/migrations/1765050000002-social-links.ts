import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members link providers to the accounts that they have, one account of each provider, and unlink them. */
export class SocialLinks1765050000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table authentication.social_attempt add column member bigint;
      create unique index social_account_of_member on authentication.social_account (member, provider);
      drop index authentication.social_account_member;
      grant delete on authentication.social_account to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke delete on authentication.social_account from mela_app;
      create index social_account_member on authentication.social_account (member);
      drop index authentication.social_account_of_member;
      delete from authentication.social_attempt where member is not null;
      alter table authentication.social_attempt drop column member;
    `);
  }
}
