import { countAtOnce, openRequirements } from './former.sql.js';

/** How stakes count towards requirements; made by the migration `1765320000001-wagering`. */
export const countFunctions = `
-- An ended round as it is now; amounts are minor units.
create type wagering.counted_round as (
  round bigint,
  brand text,
  member bigint,
  currency text,
  -- What was at risk, all of it and of own money; 0 where the round is void.
  stake bigint,
  own_stake bigint,
  bonus_stake bigint,
  -- Of the game: percent, and what plans name it by.
  weight int,
  type text,
  classify text,
  opened_at timestamptz
);

-- Whether any of these has something to stake.
create function wagering.has_requirement(p_members bigint[], p_currencies text[]) returns boolean
language sql stable set search_path = wagering, pg_temp as $$
  select exists (select from unnest(p_members, p_currencies) as m(member, currency)
    join requirement r on r.member = m.member and r.currency = m.currency and r.status in ('active', 'closing'))
$$;

${openRequirements}
-- Writes what a round counts towards a requirement, instead of what it did. Whole ten-thousandths of a minor unit.
create function wagering.contribute(p_round bigint, p_requirement bigint, p_before bigint, p_gain bigint) returns void
language plpgsql set search_path = wagering, pg_temp as $$
begin
  if p_gain = p_before then return; end if;
  update requirement set done_e4 = done_e4 - p_before + p_gain where id = p_requirement;
  if p_gain = 0 then delete from contribution where round = p_round and requirement = p_requirement;
  else
    insert into contribution (round, requirement, amount_e4) values (p_round, p_requirement, p_gain)
      on conflict (round, requirement) do update set amount_e4 = excluded.amount_e4;
  end if;
end $$;

-- A stake of own money goes to the oldest requirement that is not younger than the round and counts the game; what that one does
-- not need goes to the next, so that each unit counts once. What is met stays met.
create function wagering.count_own(p wagering.counted_round, p_at timestamptz) returns void
language plpgsql set search_path = wagering, pg_temp as $$
declare
  v record;
  v_rest bigint := p.own_stake * p.weight * 100;
  v_room bigint;
  v_gain bigint;
begin
  for v in
    select r.id, r.status, r.required * 10000 - r.done_e4 as room, coalesce(c.amount_e4, 0) as before,
      wagering.percent_of(r.brand, r.plan, p.type, p.classify) as percent
    from (
      select id from requirement where member = p.member and currency = p.currency and lane = 'own' and status = 'active'
        and opened_at <= p.opened_at
      union select requirement from contribution where round = p.round
    ) concerned
    join requirement r on r.id = concerned.id and r.lane = 'own'
    left join contribution c on c.round = p.round and c.requirement = r.id
    order by r.id
  loop
    continue when v.percent = 0;
    if v.status <> 'active' then
      v_rest := greatest(0, v_rest - (v.before * 100 + v.percent - 1) / v.percent);
      continue;
    end if;
    v_room := v.room + v.before;
    v_gain := least(v_room, v_rest * v.percent / 100);
    perform wagering.contribute(p.round, v.id, v.before, v_gain);
    if v_gain < v_room then
      v_rest := 0;
    else
      update requirement set status = 'met', closed_at = p_at where id = v.id;
      v_rest := greatest(0, v_rest - (v_room * 100 + v.percent - 1) / v.percent);
    end if;
  end loop;
end $$;

-- A stake counts towards the bonus that is played with, at most with the largest bet a round. Tells whether that ended it.
create function wagering.count_bonus(p wagering.counted_round, p_at timestamptz) returns boolean
language plpgsql set search_path = wagering, pg_temp as $$
declare
  v record;
  v_gain bigint;
begin
  select r.id, r.required * 10000 - r.done_e4 + coalesce(c.amount_e4, 0) as room, coalesce(c.amount_e4, 0) as before,
      least(case r.counts when 'all' then p.stake else p.bonus_stake end, r.max_bet) * p.weight
        * wagering.percent_of(r.brand, r.plan, p.type, p.classify) as gain
    into v from requirement r left join contribution c on c.round = p.round and c.requirement = r.id
    where r.member = p.member and r.currency = p.currency and r.lane = 'bonus' and r.status in ('active', 'closing')
      and r.opened_at <= p.opened_at;
  if not found then return false; end if;
  v_gain := least(v.room, v.gain);
  perform wagering.contribute(p.round, v.id, v.before, v_gain);
  return v_gain = v.room and wagering.end_bonus(v.id, 'released', p_at);
end $$;

${countAtOnce}
-- Counts rounds by what they are now. What a round counted before is taken back first, so that a repetition changes nothing
-- and a change counts anew. Answers the members whose money it moved. Call it under the wallets' locks, or under a lock that is
-- taken before them.
create function wagering.count_rounds(p_rounds wagering.counted_round[], p_at timestamptz) returns bigint[]
language plpgsql security definer set search_path = wagering, pg_temp as $$
declare
  v_rest record;
  v_round wagering.counted_round;
  v_moved bigint[] := '{}';
begin
  perform wagering.lock_wallets(array_agg(r.brand), array_agg(r.member), array_agg(r.currency)) from unnest(p_rounds) r;
  v_rest := wagering.count_at_once(p_rounds);
  for v_round in
    select r.* from unnest(p_rounds) r
    where r.round = any(v_rest.own || v_rest.bonus) and wagering.has_requirement(array[r.member], array[r.currency])
    order by r.member, r.opened_at, r.round
  loop
    if v_round.round = any(v_rest.own) then perform wagering.count_own(v_round, p_at); end if;
    if v_round.round = any(v_rest.bonus) and wagering.count_bonus(v_round, p_at) then v_moved := v_moved || v_round.member; end if;
  end loop;
  return v_moved;
end $$;

revoke all on function wagering.has_requirement(bigint[], text[]),
  wagering.open_requirements(bigint[], text[]),
  wagering.contribute(bigint, bigint, bigint, bigint), wagering.count_own(wagering.counted_round, timestamptz),
  wagering.count_bonus(wagering.counted_round, timestamptz), wagering.count_at_once(wagering.counted_round[]),
  wagering.count_rounds(wagering.counted_round[], timestamptz) from public;
`;
