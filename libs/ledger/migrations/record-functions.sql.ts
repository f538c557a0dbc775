/** What the account record is read by: the type of each line, and the transactions of a span of time. */
export const recordFunctions = `
-- Under which type the account record shows a kind of transaction; null for play, which nearly all lines are of.
create function ledger.record_type(p_kind text) returns text language sql immutable parallel safe as $$
  select case
    when p_kind in ('bet', 'win', 'bet-rollback', 'win-rollback') or p_kind like 'game-%' then null
    when p_kind like 'deposit%' then 'deposit'
    when p_kind like 'withdrawal%' then 'withdrawal'
    when p_kind in ('salary', 'dividend') then 'contract'
    when p_kind = 'transfer' then 'transfer'
    else 'other' end
$$;

-- Where the transactions of a moment begin, by halving the ids: the id of one before the moment (0 without any), from which
-- on none is found below \`after\` that is.
create function ledger.transactions_around(p_at timestamptz, out before bigint, out after bigint)
language plpgsql stable as $$
declare
  v_middle bigint;
  v_id bigint;
  v_at timestamptz;
begin
  before := 0;
  select id, at into v_id, v_at from ledger.transaction order by id desc limit 1;
  if v_id is null or v_at < p_at then
    before := coalesce(v_id, 0);
    after := 9223372036854775807;
    return;
  end if;
  after := v_id;
  while after - before > 1 loop
    v_middle := before + (after - before) / 2;
    select id, at into v_id, v_at from ledger.transaction where id >= v_middle and id < after order by id limit 1;
    if v_at < p_at then before := v_id; else after := v_middle; end if;
  end loop;
end $$;

-- The ids of the transactions of a half-open span, either end of which may be null: all are above \`above\` and below
-- \`below\`, and those from \`first\` to \`last\` are of it for certain. Of the others \`at\` tells.
-- Ids are taken in the order of time but for transactions under way together, and for a database's clock that was set: an
-- hour is more than either.
create function ledger.transactions_of(p_from timestamptz, p_to timestamptz, out above bigint, out below bigint,
  out first bigint, out last bigint)
language plpgsql stable as $$
begin
  above := case when p_from is null then 0 else (ledger.transactions_around(p_from - interval '1 hour')).before end;
  first := case when p_from is null then 0 else (ledger.transactions_around(p_from + interval '1 hour')).after end;
  last := case when p_to is null then 9223372036854775807
    else (ledger.transactions_around(p_to - interval '1 hour')).before end;
  below := case when p_to is null then 9223372036854775807
    else (ledger.transactions_around(p_to + interval '1 hour')).after end;
end $$;

revoke all on function ledger.record_type(text), ledger.transactions_around(timestamptz),
  ledger.transactions_of(timestamptz, timestamptz) from public;
grant execute on function ledger.record_type(text), ledger.transactions_around(timestamptz),
  ledger.transactions_of(timestamptz, timestamptz) to mela_app;
`;
