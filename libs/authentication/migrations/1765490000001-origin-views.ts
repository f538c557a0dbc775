import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From which devices and addresses members came in, for contexts above that compare accounts. */
export class OriginViews1765490000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view authentication.known_device_view as select device, member from authentication.known_device;
      create view authentication.session_origin_view as select id, person, role, address, started_at from authentication.session;
      grant select on authentication.known_device_view, authentication.session_origin_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view authentication.known_device_view, authentication.session_origin_view');
  }
}
