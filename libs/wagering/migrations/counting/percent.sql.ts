/**
 * How much a game counts under a plan. These take the place of the functions of `../wagering/` with the same names. Those that take no
 * `set search_path` become part of the statement that calls them, so a batch of bets pays no call for each of them.
 */
export const percentFunctions = `
-- Percent of a stake that a game counts, by the rates of a plan: the rate that says more counts. Every game counts whole without rates.
create function wagering.percent_of(p_rates jsonb, p_type text, p_classify text) returns int language sql immutable
  return case when p_rates is null then 100 else coalesce(p_rates->p_type->>p_classify, p_rates->p_type->>'*',
    p_rates->'*'->>p_classify, p_rates->'*'->>'*', '0')::int end;

create or replace function wagering.percent_of(p_brand text, p_plan text, p_type text, p_classify text) returns int
language sql stable set search_path = wagering, pg_temp as $$
  select case when p_plan is null then 100 else coalesce((
    select wagering.percent_of(rates, p_type, p_classify) from plan where brand = p_brand and code = p_plan), 0) end
$$;

-- Whether a stake on a game may be bonus money now.
create or replace function wagering.may_play(p wagering.open_bonus_view, p_type text, p_classify text, p_at timestamptz) returns boolean
language sql stable
  return p.status = 'active' and p_at < p.expires_at and wagering.percent_of(p.rates, p_type, p_classify) > 0;

revoke all on function wagering.percent_of(jsonb, text, text),
  wagering.may_play(wagering.open_bonus_view, text, text, timestamptz) from public;
`;

/** Keeps the rates of a plan in its own row, where one look finds them. */
export const ratesOfPlans = `
alter table wagering.plan add column rates jsonb not null default '{}';
update wagering.plan p set rates = r.rates from (
  select brand, plan, jsonb_object_agg(type, classes) as rates from (
    select brand, plan, type, jsonb_object_agg(classify, percent) as classes from wagering.plan_rate group by brand, plan, type
  ) by_type group by brand, plan
) r where r.brand = p.brand and r.plan = p.code;

create function wagering.store_rate() returns trigger language plpgsql set search_path = wagering, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    update plan set rates = rates #- array[old.type, old.classify] where brand = old.brand and code = old.plan;
  end if;
  if tg_op <> 'DELETE' then
    update plan set rates = rates
        || jsonb_build_object(new.type, coalesce(rates->new.type, '{}') || jsonb_build_object(new.classify, new.percent))
      where brand = new.brand and code = new.plan;
  end if;
  return null;
end $$;
create trigger rate_stored after insert or update or delete on wagering.plan_rate
  for each row execute function wagering.store_rate();
revoke all on function wagering.store_rate() from public;
`;
