import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Free rounds as rewards: what has become of them. */
export class FreeRoundsOfRewards1765430000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The reward is the id of the grant, too, and so the reward_uuid of bets and wins.
      create table rewards.free_round (
        reward uuid primary key references rewards.entitlement,
        brand text not null references site.brand,
        member bigint not null references members.member,
        status text not null check (status in ('offered', 'active', 'played', 'expired', 'revoked')),
        -- How many were played, as the last push said.
        used int not null default 0,
        -- False where what they win stays with the house: the deposit for which they were given was reversed.
        pays boolean not null default true,
        -- Minor units, once they are over.
        won bigint check (won >= 0),
        -- When a worker tells the vendor, or looks whether they are over; null once they are.
        due_at timestamptz,
        check ((due_at is null) = (status in ('played', 'expired', 'revoked'))),
        check ((due_at is null) = (won is not null))
      );
      create index free_round_due on rewards.free_round (due_at) where due_at is not null;
      create index free_round_open on rewards.free_round (member) where due_at is not null;
      grant select, insert, update on rewards.free_round to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.free_round');
  }
}
