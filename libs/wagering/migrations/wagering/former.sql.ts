/** Functions of these files as they were until the migration `1765580000001-counting-in-sets` put those of `../counting/` in their place. */
export const percentOf = `
-- Percent of a stake that a game counts under a plan.
create or replace function wagering.percent_of(p_brand text, p_plan text, p_type text, p_classify text) returns int
language sql stable set search_path = wagering, pg_temp as $$
  select case when p_plan is null then 100 else coalesce((
    select percent from plan_rate where brand = p_brand and plan = p_plan and type in (p_type, '*') and classify in (p_classify, '*')
    order by type = '*', classify = '*' limit 1), 0) end
$$;
`;

export const mayPlay = `
-- Whether a stake on a game may be bonus money now.
create or replace function wagering.may_play(p wagering.open_bonus_view, p_type text, p_classify text, p_at timestamptz) returns boolean
language sql stable set search_path = wagering, pg_temp as $$
  select p.status = 'active' and p_at < p.expires_at and wagering.percent_of(p.brand, p.plan, p_type, p_classify) > 0
$$;
`;

export const openRequirements = `
-- What is open of each of these.
create or replace function wagering.open_requirements(p_members bigint[], p_currencies text[])
returns table (brand text, member bigint, currency text, own_zero_below bigint, bonus bigint, bonus_account bigint,
  bonus_zero_below bigint, bonus_closing boolean)
language sql stable set search_path = wagering, pg_temp as $$
  select r.brand, r.member, r.currency, max(r.zero_below) filter (where r.lane = 'own'), max(r.id) filter (where r.lane = 'bonus'),
    max(r.account), max(r.zero_below) filter (where r.lane = 'bonus'), coalesce(bool_or(r.status = 'closing'), false)
  from (select distinct u.member, u.currency from unnest(p_members, p_currencies) as u(member, currency)) m
  join requirement r on r.member = m.member and r.currency = m.currency and r.status in ('active', 'closing')
  group by r.brand, r.member, r.currency
$$;
`;

export const countAtOnce = `
-- Counts the rounds that count for the first time and end nothing by it, in one statement: a member's only round here, of which the
-- requirement that it goes to has more room than it takes. Answers the others, for each lane.
create or replace function wagering.count_at_once(p_rounds wagering.counted_round[], out own bigint[], out bonus bigint[])
language plpgsql set search_path = wagering, pg_temp as $$
begin
  with concerned as (
    select r.*, count(*) over (partition by r.member, r.currency) = 1
        and not exists (select from contribution c where c.round = r.round) as first
    from unnest(p_rounds) r
  ), taken as (
    select c.round, q.id as requirement, q.lane, q.gain, q.gain < q.room as fits
    from concerned c
    cross join lateral (
      (select q.id, q.lane, q.required * 10000 - q.done_e4 as room, c.own_stake * c.weight * 100 * p.percent / 100 as gain
        from requirement q
        cross join lateral (select wagering.percent_of(q.brand, q.plan, c.type, c.classify) as percent) p
        where q.member = c.member and q.currency = c.currency and q.lane = 'own' and q.status = 'active'
          and q.opened_at <= c.opened_at and p.percent > 0
        order by q.id limit 1)
      union all
      select q.id, q.lane, q.required * 10000 - q.done_e4,
          least(case q.counts when 'all' then c.stake else c.bonus_stake end, q.max_bet) * c.weight
            * wagering.percent_of(q.brand, q.plan, c.type, c.classify)
        from requirement q
        where q.member = c.member and q.currency = c.currency and q.lane = 'bonus' and q.status in ('active', 'closing')
          and q.opened_at <= c.opened_at
    ) q
    where c.first
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
