/**
 * How the rounds of a batch count: what is open of their members is read once. These take the place of the functions of
 * `../wagering/count.sql.ts` with the same names.
 */
export const countInSets = `
-- What is open of each of these. It becomes part of the statement that reads from it.
create or replace function wagering.open_requirements(p_members bigint[], p_currencies text[])
returns table (brand text, member bigint, currency text, own_zero_below bigint, bonus bigint, bonus_account bigint,
  bonus_zero_below bigint, bonus_closing boolean)
language sql stable as $$
  select r.brand, r.member, r.currency, max(r.zero_below) filter (where r.lane = 'own'), max(r.id) filter (where r.lane = 'bonus'),
    max(r.account), max(r.zero_below) filter (where r.lane = 'bonus'), coalesce(bool_or(r.status = 'closing'), false)
  from (select distinct u.member, u.currency from unnest(p_members, p_currencies) as u(member, currency)) m
  join wagering.requirement r on r.member = m.member and r.currency = m.currency and r.status in ('active', 'closing')
  group by r.brand, r.member, r.currency
$$;

-- Counts the rounds that count for the first time and end nothing by it, in one statement: a member's only round here, of which the
-- requirement that it goes to has more room than it takes. Answers the others, for each lane.
create or replace function wagering.count_at_once(p_rounds wagering.counted_round[], out own bigint[], out bonus bigint[])
language plpgsql set search_path = wagering, pg_temp as $$
begin
  with concerned as (
    select r.*, count(*) over (partition by r.member, r.currency) = 1
        and not exists (select from contribution c where c.round = r.round) as first
    from unnest(p_rounds) r
  ), counting as (
    select c.round, q.id as requirement, q.lane, q.required * 10000 - q.done_e4 as room,
      case q.lane when 'own' then c.own_stake * c.weight * 100 * g.percent / 100
        else least(case q.counts when 'all' then c.stake else c.bonus_stake end, q.max_bet) * c.weight * g.percent end as gain,
      row_number() over (partition by c.round, q.lane order by q.id) as place
    from concerned c
    join requirement q on q.member = c.member and q.currency = c.currency and q.status in ('active', 'closing')
      and q.opened_at <= c.opened_at
    left join plan p on p.brand = q.brand and p.code = q.plan
    cross join lateral (select wagering.percent_of(p.rates, c.type, c.classify) as percent) g
    where c.first and (q.lane = 'bonus' or g.percent > 0)
  ), taken as (
    select round, requirement, lane, gain, gain < room as fits from counting where place = 1
  ), written as (
    update requirement q set done_e4 = q.done_e4 + t.gain from taken t where q.id = t.requirement and t.fits and t.gain > 0
  ), noted as (
    insert into contribution (round, requirement, amount_e4) select round, requirement, gain from taken where fits and gain > 0
  )
  select array_agg(round) filter (where lane = 'own'), array_agg(round) filter (where lane = 'bonus') into own, bonus
  from (
    select round, lane from taken where not fits
    union all select c.round, l.lane from concerned c cross join (values ('own'), ('bonus')) l(lane) where not c.first
  ) rest;
end $$;
`;

/** Contributions refer to requirements by one check a statement, as postings of the ledger do to accounts. */
export const contributionsRefer = `
alter table wagering.contribution drop constraint contribution_requirement_fkey;
create function wagering.check_contributions() returns trigger language plpgsql as $$
begin
  -- Looked up row by row, so that no plan reads a whole table.
  if exists (select from inserted c where (select r.id from wagering.requirement r where r.id = c.requirement) is null) then
    raise exception 'a contribution without its requirement' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger contribution_refers after insert on wagering.contribution
  referencing new table as inserted for each statement execute function wagering.check_contributions();
create trigger contribution_stays before update of round, requirement on wagering.contribution
  for each statement execute function platform.refuse_change();
create trigger requirement_stays before update of id or delete or truncate on wagering.requirement
  for each statement execute function platform.refuse_change();
revoke all on function wagering.check_contributions() from public;
`;
