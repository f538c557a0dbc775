import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that went between two members of one tree. */
export class Transfers1763200300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cashier.transfer (
        id uuid primary key,
        brand text not null references site.brand,
        sender bigint not null references identity.member,
        receiver bigint not null references identity.member,
        amount bigint not null check (amount > 0),
        currency text not null,
        reason text not null,
        at timestamptz not null,
        check (sender <> receiver)
      );
      create index transfer_sender on cashier.transfer (sender, at desc);
      create index transfer_receiver on cashier.transfer (receiver, at desc);
      grant select, insert on cashier.transfer to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cashier.transfer');
  }
}
