import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contributionsRefer, countInSets } from './counting/count.sql.js';
import { percentFunctions, ratesOfPlans } from './counting/percent.sql.js';
import { countAtOnce, mayPlay, openRequirements, percentOf } from './wagering/former.sql.js';

const OPEN_BONUSES = `r.id, r.brand, r.member, r.currency, r.account, r.plan, r.max_bet, r.zero_below, r.status, r.expires_at`;
const COUNTED = `c.round, r.id, r.required - r.done_e4 / 10000 as "left"`;
const CONTRIBUTIONS = 'wagering.contribution c join wagering.requirement r on r.id = c.requirement';
const OPEN = `r.lane = 'bonus' and r.status in ('active', 'closing')`;

/** A round that counts costs no call for each of its requirements: what is open is read once a batch, with the rates of its plans. */
export class CountingInSets1765580000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ratesOfPlans);
    await runner.query(`
      create or replace view wagering.open_bonus_view as
        select ${OPEN_BONUSES}, p.rates
        from wagering.requirement r left join wagering.plan p on p.brand = r.brand and p.code = r.plan where ${OPEN};
      create or replace view wagering.counted_view as select ${COUNTED}, r.currency from ${CONTRIBUTIONS};
    `);
    await runner.query(percentFunctions + countInSets + contributionsRefer);
    // Each round that counts updates a row; where its page has room, no index is touched.
    await runner.query('alter table wagering.requirement set (fillfactor = 70)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table wagering.requirement reset (fillfactor);
      drop trigger requirement_stays on wagering.requirement;
      drop trigger contribution_stays on wagering.contribution;
      drop trigger contribution_refers on wagering.contribution;
      drop function wagering.check_contributions();
      alter table wagering.contribution
        add constraint contribution_requirement_fkey foreign key (requirement) references wagering.requirement;
      drop function wagering.may_play(wagering.open_bonus_view, text, text, timestamptz);
      drop view wagering.open_bonus_view, wagering.counted_view;
      create view wagering.counted_view as select ${COUNTED} from ${CONTRIBUTIONS};
      create view wagering.open_bonus_view as select ${OPEN_BONUSES} from wagering.requirement r where ${OPEN};
      grant select on wagering.open_bonus_view, wagering.counted_view to mela_app;
      ${percentOf}${mayPlay}${openRequirements}${countAtOnce}
      revoke all on function wagering.may_play(wagering.open_bonus_view, text, text, timestamptz) from public;
      drop function wagering.percent_of(jsonb, text, text);
      drop trigger rate_stored on wagering.plan_rate;
      drop function wagering.store_rate();
      alter table wagering.plan drop column rates;
    `);
  }
}
