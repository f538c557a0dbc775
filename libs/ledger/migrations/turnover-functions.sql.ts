/** The two writers of turnover. What is met stays met: a stake that is taken back opens it no more. */
export const turnoverFunctions = `
create function ledger.require_turnover(p_member bigint, p_currency text, p_amount bigint, p_at timestamptz) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into turnover as t (member, currency, required, since) values (p_member, p_currency, p_amount, p_at)
  on conflict (member, currency) do update set
    required = case when t.staked = t.required then 0 else t.required end + excluded.required,
    staked = case when t.staked = t.required then 0 else t.staked end,
    since = case when t.staked = t.required then excluded.since else t.since end
$$;

-- Counts what was staked validly in rounds, or uncounts it where the amount is negative: that concerns only rounds that were
-- opened since. One array element a round.
create function ledger.wager(p_members bigint[], p_currencies text[], p_amounts bigint[], p_opened timestamptz[]) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  update turnover t set staked = least(t.required, greatest(0, t.staked + n.amount))
  from (
    select o.member, o.currency, sum(w.amount) as amount
    from unnest(p_members, p_currencies, p_amounts, p_opened) as w(member, currency, amount, opened_at)
    join turnover o on o.member = w.member and o.currency = w.currency
    where o.staked < o.required and (w.amount > 0 or w.opened_at >= o.since) group by o.member, o.currency
  ) n
  where t.member = n.member and t.currency = n.currency;
end $$;

revoke all on function ledger.require_turnover(bigint, text, bigint, timestamptz),
  ledger.wager(bigint[], text[], bigint[], timestamptz[]) from public;
grant execute on function ledger.require_turnover(bigint, text, bigint, timestamptz),
  ledger.wager(bigint[], text[], bigint[], timestamptz[]) to mela_app;
`;
