import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What opened a session; those of before were all the web's. */
export class SessionClients1765340000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table authentication.session add column client text not null default 'web' check (client in ('web', 'app'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table authentication.session drop column client');
  }
}
