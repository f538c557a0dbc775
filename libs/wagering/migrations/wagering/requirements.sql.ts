import { percentOf } from './former.sql.js';

/**
 * The writers of requirements, made by the migration `1765320000001-wagering`. They run as their owner. All that is written of a
 * member is written under the lock of that member's wallet.
 */
export const requirementFunctions = `
-- The wallet's lock stands for the member's requirements.
create function wagering.lock_wallets(p_brands text[], p_members bigint[], p_currencies text[]) returns void
language sql set search_path = wagering, pg_temp as $$
  select ledger.lock_accounts(array(
    select a.id from unnest(p_brands, p_members, p_currencies) as m(brand, member, currency)
    join ledger.account_view a on a.brand = m.brand and a.owner = 'member' and a.member = m.member and a.kind = 'wallet' and a.currency = m.currency))
$$;

${percentOf}
-- Opens a requirement of own money, once for each source and reference. Amounts are minor units.
create function wagering.open_requirement(p_brand text, p_member bigint, p_currency text, p_source text, p_reference text, p_base bigint,
  p_required bigint, p_plan text, p_zero_below bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = wagering, pg_temp as $$
begin
  perform wagering.lock_wallets(array[p_brand], array[p_member], array[p_currency]);
  insert into requirement (brand, member, currency, source, reference, base, required, plan, zero_below, opened_at)
    values (p_brand, p_member, p_currency, p_source, p_reference, p_base, p_required, p_plan, p_zero_below, p_at)
    on conflict on constraint requirement_once do nothing;
end $$;

-- Ends a requirement of own money whose cause is gone, such as a deposit that was reversed. Tells whether there was one to end.
create function wagering.cancel_requirement(p_source text, p_reference text, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = wagering, pg_temp as $$
declare v requirement;
begin
  select * into v from requirement where source = p_source and reference = p_reference;
  if not found then return false; end if;
  perform wagering.lock_wallets(array[v.brand], array[v.member], array[v.currency]);
  update requirement set status = 'cancelled', closed_at = p_at where id = v.id and lane = 'own' and status = 'active';
  return found;
end $$;

-- Ends what a member has to stake of money that is gone. p_own: what is left of it anywhere, in minor units, and none at stake.
create function wagering.clear_own(p_member bigint, p_currency text, p_own bigint, p_at timestamptz) returns void
language sql security definer set search_path = wagering, pg_temp as $$
  update requirement set status = 'cleared', closed_at = p_at
  where member = p_member and currency = p_currency and lane = 'own' and status = 'active' and p_own < zero_below
$$;

revoke all on function wagering.percent_of(text, text, text, text), wagering.lock_wallets(text[], bigint[], text[]),
  wagering.clear_own(bigint, text, bigint, timestamptz),
  wagering.open_requirement(text, bigint, text, text, text, bigint, bigint, text, bigint, timestamptz),
  wagering.cancel_requirement(text, text, timestamptz) from public;
grant execute on function wagering.open_requirement(text, bigint, text, text, text, bigint, bigint, text, bigint, timestamptz),
  wagering.cancel_requirement(text, text, timestamptz) to mela_app;
`;
