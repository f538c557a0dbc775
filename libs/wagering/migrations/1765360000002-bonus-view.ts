import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bonuses as members see them, for calls and pushes alike. */
export class BonusView1765360000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index requirement_of_member on wagering.requirement (member, currency, id) where lane = 'bonus';

      -- Amounts are minor units. Money: what is there of it to play with. Opened: since when it is played with, or waits.
      create view wagering.bonus_view as
        select r.id, r.brand, r.member, r.currency, r.source, r.status, r.amount,
          case when r.status in ('active', 'closing') then b.amount else 0 end as money,
          r.required, r.required - r.done_e4 / 10000 as "left", r.counts, r.max_bet, r.release_cap, r.on_withdrawal,
          case when r.plan is null then '[{"gameType": "*", "classify": "*", "percent": 100}]'
            else coalesce((
              select jsonb_agg(jsonb_build_object('gameType', p.type, 'classify', p.classify, 'percent', p.percent)
                order by p.percent desc, p.type, p.classify)
              from wagering.plan_rate p where p.brand = r.brand and p.plan = r.plan and (p.percent > 0 or p.classify <> '*')), '[]')
          end as rates,
          r.opened_at, r.activate_before, r.expires_at, r.closed_at, r.paid, r.lost
        from wagering.requirement r left join ledger.balance_view b on b.account = r.account
        where r.lane = 'bonus';
      -- What is left of a requirement after a round that counted towards it.
      create view wagering.counted_view as
        select c.round, r.id, r.required - r.done_e4 / 10000 as "left"
        from wagering.contribution c join wagering.requirement r on r.id = c.requirement;
      grant select on wagering.bonus_view, wagering.counted_view to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view wagering.counted_view, wagering.bonus_view;
      drop index wagering.requirement_of_member;
    `);
  }
}
