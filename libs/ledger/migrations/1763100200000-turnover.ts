import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member has to stake before all of the balance may leave. Written by the two functions alone. */
export class Turnover1763100200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ledger.turnover (
        member bigint not null,
        currency text not null,
        required bigint not null default 0 check (required >= 0),
        staked bigint not null default 0,
        primary key (member, currency),
        check (staked between 0 and required)
      );
      grant select on ledger.turnover to mela_app;

      create function ledger.require_turnover(p_member bigint, p_currency text, p_amount bigint) returns void
      language sql security definer set search_path = ledger, pg_temp as $$
        insert into turnover as t (member, currency, required) values (p_member, p_currency, p_amount)
        on conflict (member, currency) do update set required = t.required + excluded.required
      $$;

      create function ledger.wager(p_member bigint, p_currency text, p_amount bigint) returns void
      language sql security definer set search_path = ledger, pg_temp as $$
        update turnover set staked = least(required, greatest(0, staked + p_amount))
        where member = p_member and currency = p_currency
      $$;

      revoke all on function ledger.require_turnover(bigint, text, bigint) from public;
      revoke all on function ledger.wager(bigint, text, bigint) from public;
      grant execute on function ledger.require_turnover(bigint, text, bigint) to mela_app;
      grant execute on function ledger.wager(bigint, text, bigint) to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ledger.turnover');
  }
}
