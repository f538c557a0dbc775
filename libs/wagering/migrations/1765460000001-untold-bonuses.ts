import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bonuses that have ended are told to their members once; those that ended before are taken as told. */
export class UntoldBonuses1765460000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table wagering.requirement add column told boolean not null default false;
      update wagering.requirement set told = true where closed_at is not null;
      create index requirement_untold on wagering.requirement (closed_at, id)
        where lane = 'bonus' and closed_at is not null and not told;

      -- Bonuses that have ended and were not taken before, the oldest first. Amounts are minor units. Who takes them tells the members in the
      -- same transaction.
      create function wagering.take_ended_bonuses(p_limit int)
      returns table (brand text, member bigint, currency text, status text, amount bigint, paid bigint, lost bigint)
      language sql security definer set search_path = wagering, pg_temp as $$
        with taken as (
          update requirement r set told = true
          from (
            select id from requirement where lane = 'bonus' and closed_at is not null and not told
            order by closed_at, id limit p_limit for update skip locked
          ) ended
          where r.id = ended.id
          returning r.*
        )
        select brand, member, currency, status, amount, paid, lost from taken order by member, id
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function wagering.take_ended_bonuses(int);
      alter table wagering.requirement drop column told;
    `);
  }
}
