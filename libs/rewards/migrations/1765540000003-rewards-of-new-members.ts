import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a reward of a new member is held. */
export class RewardsOfNewMembers1765540000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The new members of the same network who had a reward on the day.
      create table rewards.same_network (
        reward uuid not null references rewards.entitlement,
        other bigint not null references members.member,
        primary key (reward, other)
      );
      grant select, insert on rewards.same_network to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.same_network');
  }
}
