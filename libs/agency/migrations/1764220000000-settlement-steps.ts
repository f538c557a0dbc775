import type { MigrationInterface, QueryRunner } from 'typeorm';
import { contractsInForce } from './settlement-steps/contracts-in-force.sql.js';
import { earnedIn } from './settlement-steps/earned-in.sql.js';
import { figures } from './settlement-steps/figures.sql.js';
import { firstUnsettled } from './settlement-steps/first-unsettled.sql.js';
import { payoutLines } from './settlement-steps/payout-lines.sql.js';
import { takeBets } from './settlement-steps/take-bets.sql.js';
import { teamEntries } from './settlement-steps/team-entries.sql.js';
import { writePayouts } from './settlement-steps/write-payouts.sql.js';

/** Settlement step by step, as functions of the database that read roll-ups of the feed. */
export class SettlementSteps1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The entries of a batch, added up for each player and five minutes. Amounts are valid bets by outcome, less what was
      -- taken back; profit is the house's.
      create table agency.bet_rollup (
        brand text not null,
        batch bigint not null,
        slot timestamptz not null,
        member bigint not null,
        ancestors bigint[] not null,
        limit_ppm int not null,
        win_bet bigint not null,
        loss_bet bigint not null,
        push_bet bigint not null,
        profit bigint not null
      );
      -- How far each batch went, and which five minutes it touched.
      create table agency.bet_batch (
        brand text not null,
        batch bigint not null,
        taken_until timestamptz not null,
        slots timestamptz[] not null,
        primary key (brand, batch)
      );
      insert into agency.bet_rollup
        select brand, batch, date_bin('5 minutes', settled_at, 'epoch'), member, ancestors, limit_ppm,
          sum(case when payout > stake then sign * valid_bet else 0 end),
          sum(case when payout < stake then sign * valid_bet else 0 end),
          sum(case when payout = stake then sign * valid_bet else 0 end), sum(sign * (stake - payout))
        from agency.bet_entry group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3;
      insert into agency.bet_batch
        select brand, batch, max(slot) + interval '5 minutes', array_agg(distinct slot) from agency.bet_rollup group by 1, 2;
      create index bet_batch_until on agency.bet_batch (brand, taken_until);
      create index bet_rollup_batch on agency.bet_rollup (brand, batch);
      -- Batches say which five minutes they touched, so that neither roll-ups nor entries need an index by time.
      drop index agency.bet_entry_batch, agency.bet_entry_settled;
      create index bet_entry_batch on agency.bet_entry (brand, batch, member);

      -- The payouts themselves are what a settlement is compared with.
      alter table agency.settlement drop column hash;

      alter table agency.payout
        -- Of a dividend: the loss of earlier periods that counts in this one, and what is left of it. Minor units.
        add column loss_in numeric not null default 0,
        add column loss_out numeric not null default 0,
        drop constraint payout_carried_in_check,
        drop constraint payout_carried_out_check;
      -- A dividend's gross is of the profit together with the loss from then on, and what it carried was a loss.
      update agency.payout set loss_in = div(carried_in, 1000000), loss_out = div(carried_out, 1000000),
        gross = case when tier is null then 0 else greatest(0, profit + div(carried_in, 1000000)) * bet_ppm end,
        carried_in = 0, carried_out = 0
        where kind = 'dividend';
      alter table agency.payout
        -- Millionths of a minor unit: a fraction of one, or what is below zero.
        add constraint payout_carried check (carried_in < 1000000 and carried_out < 1000000);
      drop index agency.payout_period, agency.payout_open, agency.payout_hours;
      create index payout_pending on agency.payout (id) where status = 'pending';
      create index payout_unpaid on agency.payout (id) where status = 'unpaid';
      create index payout_owed on agency.payout (payer) where status = 'unpaid';
      create index payout_below_zero on agency.payout (brand, id) where carried_out < 0;
      create index payout_awaited on agency.payout (payee) where status = 'pending' and kind = 'dividend';

      -- Tested once for all payouts of a settlement: row by row it took longer than to calculate them.
      alter table agency.payout drop constraint payout_settlement_fkey, drop constraint payout_contract_fkey;
      create function agency.check_payouts() returns trigger language plpgsql as $$
      begin
        if exists (
          select from inserted p left join agency.settlement s on s.id = p.settlement
            left join agency.contract c on c.id = p.contract
          where s.id is null or c.id is null
        ) then
          raise exception 'a payout without its settlement or contract' using errcode = '23503';
        end if;
        return null;
      end $$;
      create trigger payout_refers after insert on agency.payout
        referencing new table as inserted for each statement execute function agency.check_payouts();
      create trigger contract_stays before delete or truncate on agency.contract
        for each statement execute function platform.refuse_change();

      grant select, insert on agency.bet_rollup, agency.bet_batch to mela_app;
      create trigger bet_rollup_append_only before update or delete or truncate on agency.bet_rollup
        for each statement execute function platform.refuse_change();
      create trigger bet_batch_append_only before update or delete or truncate on agency.bet_batch
        for each statement execute function platform.refuse_change();
    `);
    for (const functions of [
      takeBets,
      firstUnsettled,
      contractsInForce,
      figures,
      writePayouts,
      payoutLines,
      teamEntries,
      earnedIn,
    ])
      await runner.query(functions);
    await runner.query('grant select on agency.realtime_rate to mela_app');
  }

  async down(): Promise<void> {
    throw new Error(
      'fractions and losses that were carried since would be lost: restore a backup from before',
    );
  }
}
