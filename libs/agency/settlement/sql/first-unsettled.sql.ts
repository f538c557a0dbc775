/**
 * Finds the period of hours, days or dividends to settle next; created by migration 1765600000013. Real time does without: it settles
 * each roll-up batch once.
 *
 * A slot is five minutes of the clock. A roll-up batch lists the slots in which its rounds were settled, which may be long before it was
 * taken in, as ../README.md draws it. A slot is settled if the last settlement of its period includes the last batch that has rounds of
 * the slot.
 */
export const firstUnsettled = `
-- The earliest slot before p_end that is not settled, of the batches up to p_through_batch; no row if all are. It is in a period after
-- p_settled_until, or in an earlier one to which a batch after p_settled_through brought late or changed rounds. Both say how far the
-- cycle is settled, and p_settled_through is null if nothing was settled yet. If the period was settled before, the row has its bounds
-- too, and period_through, the last batch which that settlement includes.
create function agency.first_unsettled(p_brand text, p_kind text, p_code text, p_settled_until timestamptz,
  p_settled_through bigint, p_through_batch bigint, p_end timestamptz)
returns table (slot timestamptz, period_start timestamptz, period_end timestamptz, period_through bigint)
language sql stable as $$
  select t.slot, s.period_start, s.period_end, s.through_batch
  from (
    select slot, max(batch) as batch
    from (
      -- Batches that are new: any of their slots may be unsettled.
      select b.batch, unnest(b.slots) as slot from agency.bet_batch b
      where b.brand = p_brand and b.batch > p_settled_through and b.batch <= p_through_batch
      union all
      -- Batches of before, for the slots of periods that had not ended then. If nothing was settled yet, all that were taken in since p_settled_until.
      select b.batch, unnest(b.slots) from agency.bet_batch b
      where b.brand = p_brand and b.taken_until > p_settled_until and b.batch <= coalesce(p_settled_through, p_through_batch)
    ) touched
    where slot < p_end and (slot >= p_settled_until or batch > p_settled_through)
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
