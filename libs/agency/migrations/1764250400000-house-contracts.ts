import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contracts of the house, the newest first, are few among those between agents. */
export class HouseContracts1764250400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index contract_house on agency.contract (brand, id desc) where upline is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index agency.contract_house');
  }
}
