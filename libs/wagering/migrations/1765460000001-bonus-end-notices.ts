import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members are notified once of each bonus that has ended, but not of those that ended before. */
export class BonusEndNotices1765460000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table wagering.requirement add column notified boolean not null default false;
      update wagering.requirement set notified = true where lane = 'bonus' and closed_at is not null;
      create index requirement_to_notify on wagering.requirement (closed_at, id)
        where lane = 'bonus' and closed_at is not null and not notified;

      -- Bonuses that have ended and were not taken before, the oldest first. Amounts are minor units. The caller notifies their
      -- members in the same transaction.
      create function wagering.take_ended_bonuses(p_limit int)
      returns table (brand text, member bigint, currency text, status text, amount bigint, paid bigint, lost bigint)
      language sql security definer set search_path = wagering, pg_temp as $$
        with taken as (
          update requirement r set notified = true
          from (
            select id from requirement where lane = 'bonus' and closed_at is not null and not notified
            order by closed_at, id limit p_limit for update skip locked
          ) ended
          where r.id = ended.id
          returning r.*
        )
        select brand, member, currency, status, amount, paid, lost from taken order by member, id
      $$;
      revoke all on function wagering.take_ended_bonuses(int) from public;
      grant execute on function wagering.take_ended_bonuses(int) to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function wagering.take_ended_bonuses(int);
      alter table wagering.requirement drop column notified;
    `);
  }
}
