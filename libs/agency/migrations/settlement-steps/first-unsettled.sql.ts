/**
 * Finds the period to settle next; created by migration 1764220000000.
 *
 * A batch lists the slots of five minutes that it touched. A slot is settled if a settlement of its period includes that batch.
 */
export const firstUnsettled = `
-- The earliest slot that is not settled: in a period after p_settled_until, or in an earlier one with late or changed rounds. If
-- its period was settled before, also the bounds of that period and the last batch of that settlement.
create function agency.first_unsettled(p_brand text, p_kind text, p_code text, p_settled_until timestamptz,
  p_since_batch bigint, p_through_batch bigint, p_end timestamptz)
returns table (slot timestamptz, period_start timestamptz, period_end timestamptz, through_batch bigint)
language sql stable as $$
  select t.slot, s.period_start, s.period_end, s.through_batch
  from (
    select slot, max(batch) as batch
    from (
      select b.batch, unnest(b.slots) as slot from agency.bet_batch b
      where b.brand = p_brand and b.batch > p_since_batch and b.batch <= p_through_batch
      union all
      select b.batch, unnest(b.slots) from agency.bet_batch b
      where b.brand = p_brand and b.taken_until > p_settled_until and b.batch <= coalesce(p_since_batch, p_through_batch)
    ) touched
    where slot < p_end and (slot >= p_settled_until or batch > p_since_batch)
    group by slot
  ) t left join lateral (
    select last.period_start, last.period_end, last.through_batch from agency.settlement last
    where last.brand = p_brand and last.kind = p_kind and last.code = p_code and last.period_start <= t.slot
    order by last.period_start desc, last.no desc limit 1
  ) s on s.period_end > t.slot
  where s.through_batch is null or s.through_batch < t.batch
  order by t.slot limit 1
$$;
`;
