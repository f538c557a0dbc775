import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ledgerFunctions } from './ledger-functions.sql.js';
import { postingFunctions } from './posting-functions.sql.js';
import { turnoverFunctions } from './turnover-functions.sql.js';

/** Money is posted for a whole batch at once. A repeated key is compared with what was posted, not with a fingerprint. */
export class PostingInSets1764230200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function ledger.post_one(jsonb, timestamptz);
      alter table ledger.transaction alter fingerprint drop not null;
    `);
    await runner.query(postingFunctions);
    await runner.query(`
      -- From when on rounds count for what is required: what was met stays met.
      alter table ledger.turnover add column since timestamptz not null default '-infinity';
      drop function ledger.require_turnover(bigint, text, bigint), ledger.wager(bigint, text, bigint);
    `);
    await runner.query(turnoverFunctions);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function ledger.post(jsonb, timestamptz), ledger.open_account(text, bigint, text, text),
        ledger.post_locked(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz),
        ledger.compare(text, text, text, text, bigint[], bigint[]),
        ledger.judge(text[], text[], int[], bigint[], bigint[]), ledger.wager(bigint[], text[], bigint[], timestamptz[]),
        ledger.require_turnover(bigint, text, bigint, timestamptz);
      alter table ledger.turnover drop column since;
    `);
    await runner.query(turnoverBefore);
    await runner.query(ledgerFunctions);
    await runner.query(`
      -- What was posted without one can never be repeated after this.
      alter table ledger.transaction disable trigger transaction_append_only;
      update ledger.transaction set fingerprint = '' where fingerprint is null;
      alter table ledger.transaction alter fingerprint set not null;
      alter table ledger.transaction enable trigger transaction_append_only;
    `);
  }
}

/** As they were before, for the way back. */
const turnoverBefore = `
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
  revoke all on function ledger.require_turnover(bigint, text, bigint), ledger.wager(bigint, text, bigint) from public;
  grant execute on function ledger.require_turnover(bigint, text, bigint), ledger.wager(bigint, text, bigint) to mela_app;
`;
