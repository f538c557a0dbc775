import type { MigrationInterface, QueryRunner } from 'typeorm';

/** High VIP levels, which an operator confirms before a member rises to them. */
export class LevelChecks1765500000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rewards.level_check (
        id uuid primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        level smallint not null,
        status text not null check (status in ('waiting', 'confirmed', 'refused')),
        asked_at timestamptz not null,
        decided_at timestamptz,
        decided_as text,
        reason text,
        unique (member, level),
        check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_as is null))
      );
      create index level_check_asked on rewards.level_check (brand, asked_at, id);
      create index level_check_waiting on rewards.level_check (brand, asked_at, id) where status = 'waiting';
      grant select, insert, update on rewards.level_check to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rewards.level_check');
  }
}
