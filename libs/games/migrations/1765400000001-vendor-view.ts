import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of vendors for contexts above. */
export class VendorView1765400000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view games.vendor_view as select brand, code, display_name from games.vendor;
      grant select on games.vendor_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view games.vendor_view');
  }
}
