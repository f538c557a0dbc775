import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that the provider has and nobody was credited with: each stands in the house's suspense account until
 * operators credit it or the bank has sent it back. And reports that contradict themselves.
 */
export class UnmatchedPayments1764040001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cashier.unmatched_payment (
        id uuid primary key,
        brand text not null references site.brand,
        provider text not null,
        event_id uuid not null,
        reason text not null
          check (reason in ('unknown-reference', 'other-amount', 'second-payment', 'same-payment-again')),
        reference uuid not null,
        deposit uuid references cashier.deposit,
        payment_id text not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        status text not null check (status in ('open', 'proposed', 'credited', 'returned')),
        received_at timestamptz not null,
        proposed_deposit uuid references cashier.deposit,
        proposed_extra boolean,
        proposed_by bigint,
        proposed_as text,
        credited_deposit uuid references cashier.deposit,
        return_reference text,
        constraint unmatched_payment_event unique (provider, event_id),
        check ((status = 'proposed') = (proposed_deposit is not null)),
        check (num_nulls(proposed_deposit, proposed_extra, proposed_by, proposed_as) in (0, 4)),
        check ((status = 'credited') = (credited_deposit is not null)),
        check ((status = 'returned') = (return_reference is not null))
      );
      create index unmatched_payment_queue on cashier.unmatched_payment (brand, received_at)
        where status in ('open', 'proposed');
      create index unmatched_payment_deposit on cashier.unmatched_payment (deposit)
        where status in ('open', 'proposed') and deposit is not null;
      grant select, insert on cashier.unmatched_payment to mela_app;
      grant update (status, proposed_deposit, proposed_extra, proposed_by, proposed_as, credited_deposit, return_reference)
        on cashier.unmatched_payment to mela_app;

      create table cashier.payment_alert (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        provider text not null,
        event_id uuid not null,
        kind text not null check (kind in ('other-body', 'unreadable-amount')),
        body jsonb not null,
        body_hash text not null generated always as (md5(body::text)) stored,
        at timestamptz not null,
        seen_by bigint,
        seen_at timestamptz,
        constraint payment_alert_once unique (provider, event_id, kind, body_hash),
        check ((seen_by is null) = (seen_at is null))
      );
      create index payment_alert_queue on cashier.payment_alert (brand, at) where seen_at is null;
      create index payment_alert_unreadable on cashier.payment_alert ((body->>'reference'))
        where kind = 'unreadable-amount';
      grant select, insert on cashier.payment_alert to mela_app;
      grant update (seen_by, seen_at) on cashier.payment_alert to mela_app;
    `);
    await runner.query(TAKE_OLD_REPORTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cashier.unmatched_payment, cashier.payment_alert');
  }
}

/**
 * What was reported before this table: other amounts that operators still have to look at, and what came besides on
 * orders that are paid and was shown to nobody. A report of the very payment that was credited is none of these.
 */
const TAKE_OLD_REPORTS = `
  do $$
  declare v record; v_id uuid; v_digits int; v_minor bigint; v_status text;
  begin
    for v in
      select e.provider, e.event_id, e.received_at, e.body, d.id as deposit, d.brand, e.body->>'payment_id' as payment_id,
        e.body->>'amount' as amount, e.body->>'currency' as currency, d.status,
        e.body->>'payment_id' is not distinct from d.payment_id as same_payment
      from cashier.provider_event e join cashier.deposit d on d.id::text = e.body->>'reference'
      where e.body->>'type' = 'payment.paid' and (
        e.outcome = 'other amount' and (d.status = 'paid' or d.review_reason is not null)
        or e.outcome = 'no move' and d.status = 'paid' and e.body->>'payment_id' is distinct from d.payment_id)
      order by e.received_at
    loop
      v_digits := case when v.currency in ('JPY', 'KRW', 'VND') then 0 when v.currency = 'KWD' then 3
        when v.currency in ('BDT', 'BRL', 'EUR', 'INR', 'THB', 'TRY', 'USD') then 2 end;
      if v_digits is null or v.amount !~ '^(0|[1-9]\\d{0,12})(\\.\\d{1,3})?$' or v.amount ~ '^0(\\.0*)?$'
          or length(split_part(v.amount, '.', 2)) > v_digits then
        insert into cashier.payment_alert (brand, provider, event_id, kind, body, at)
          values (v.brand, v.provider, v.event_id, 'unreadable-amount', v.body, v.received_at);
        continue;
      end if;
      v_id := gen_random_uuid();
      v_minor := (v.amount::numeric * 10 ^ v_digits)::bigint;
      select status into v_status from ledger.post(jsonb_build_array(jsonb_build_object(
        'key', 'suspense:' || v.provider || ':' || v.event_id, 'brand', v.brand, 'kind', 'suspense', 'reference', v_id,
        'postings', jsonb_build_array(
          jsonb_build_object('account', ledger.open_account(v.brand, null, 'bank', v.currency), 'amount', -v_minor),
          jsonb_build_object('account', ledger.open_account(v.brand, null, 'suspense', v.currency), 'amount', v_minor))
        )), now());
      if v_status <> 'posted' then raise exception 'report % could not be posted: %', v.event_id, v_status; end if;
      insert into cashier.unmatched_payment (id, brand, provider, event_id, reason, reference, deposit, payment_id, amount,
        currency, status, received_at)
      values (v_id, v.brand, v.provider, v.event_id,
        case when v.same_payment or v.status <> 'paid' then 'other-amount' else 'second-payment' end,
        v.deposit, v.deposit, v.payment_id, v_minor, v.currency, 'open', v.received_at);
    end loop;
  end $$`;
