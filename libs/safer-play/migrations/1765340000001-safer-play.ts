import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a member may not do or receive, for the member's own protection. */
export class SaferPlay1765340000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema safer_play;
      grant usage on schema safer_play to mela_app;

      create table safer_play.restriction (
        id bigint generated always as identity primary key,
        brand text not null references site.brand,
        member bigint not null references members.member,
        kind text not null check (kind in ('no_rewards', 'cool_off', 'exclusion')),
        reason text not null check (char_length(reason) between 3 and 200),
        since timestamptz not null,
        -- Null until somebody lifts it.
        until timestamptz check (until > since),
        -- The operator: id and user name.
        set_by bigint not null references authentication.operator,
        set_as text not null,
        lifted_at timestamptz,
        lifted_by bigint references authentication.operator,
        lifted_as text,
        lift_reason text check (char_length(lift_reason) between 3 and 200),
        check ((lifted_at is null) = (lifted_by is null)),
        check ((lifted_at is null) = (lifted_as is null)),
        check ((lifted_at is null) = (lift_reason is null)),
        check (kind <> 'no_rewards' or until is null)
      );
      create index restriction_member on safer_play.restriction (member, id desc);
      create index restriction_standing on safer_play.restriction (member) where lifted_at is null;
      create unique index restriction_no_rewards on safer_play.restriction (member) where kind = 'no_rewards' and lifted_at is null;
      create index restriction_brand on safer_play.restriction (brand, id desc);
      create index restriction_lifted on safer_play.restriction (brand, lifted_at desc) where lifted_at is not null;
      grant select, insert on safer_play.restriction to mela_app;
      grant update (lifted_at, lifted_by, lifted_as, lift_reason) on safer_play.restriction to mela_app;

      -- Members who receive no rewards and no marketing at a moment. PostgreSQL writes it into the statement that asks, so
      -- that a condition on the member finds its row by the index.
      create function safer_play.barred(p_at timestamptz) returns table (brand text, member bigint)
      language sql stable as $$
        select distinct r.brand, r.member from safer_play.restriction r
        where r.lifted_at is null and (r.until is null or r.until > p_at)
      $$;

      -- Locks the member's wallets until COMMIT: what is given to a member under this lock comes before a bar or after it.
      create function safer_play.lock_member(p_member bigint) returns void
      language sql security definer set search_path = safer_play, pg_temp as $$
        select ledger.lock_accounts(array(
          select id from ledger.account_view where owner = 'member' and member = p_member and kind = 'wallet'))
      $$;
      revoke all on function safer_play.barred(timestamptz), safer_play.lock_member(bigint) from public;
      grant execute on function safer_play.barred(timestamptz), safer_play.lock_member(bigint) to mela_app;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema safer_play cascade');
  }
}
