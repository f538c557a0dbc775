/** Who says a draw's result, what was said, and which numbers of a draw cost less or are closed. */
export const resultTables = `
alter table lottery.draw
  -- As in the games' list: the seed with the beacon, a feed, or operators.
  add column source text not null default 'own' check (source in ('own', 'feed', 'feed-and-operator', 'two-operators')),
  -- Without a result by then operators are alarmed.
  add column result_due_at timestamptz,
  add column alarmed_at timestamptz,
  -- When a feed last said something else than its result.
  add column contradicted_at timestamptz,
  -- Where the beacon's chain of that round begins, and the hash that its first value leads back to: from the close on.
  add column beacon_first_round bigint,
  add column beacon_anchor text,
  -- Rises with each change of its number prices.
  add column price_version int not null default 0,
  -- Why operators voided it.
  add column void_note text,
  alter column commitment drop not null;
update lottery.draw set source = case game when 'VN_NORTH' then 'feed-and-operator' when 'TH_GOV' then 'two-operators' else 'feed' end
  where game in ('VN_NORTH', 'TH_GOV', 'LAO_4D') and status in ('planned', 'open', 'closed');
update lottery.draw set result_due_at = case source when 'own' then draw_at + interval '1 minute' else draw_at + interval '30 minutes' end;
update lottery.draw set due_at = least(result_due_at, due_at) where status = 'closed' and source <> 'own';
-- What nobody has been told is not needed where the result comes from outside.
update lottery.draw set void_at = draw_at + case game when 'LAO_4D' then interval '1 hour' else interval '24 hours' end
  where source <> 'own' and status in ('planned', 'open', 'closed');
alter table lottery.draw
  alter column result_due_at set not null,
  drop constraint draw_void_reason_check,
  add constraint draw_void_reason_check check (void_reason in ('missed', 'no-beacon', 'no-result', 'operators')),
  drop constraint draw_check2,
  add constraint draw_round_check check (source <> 'own' or (root is null) = (beacon_round is null)),
  add constraint draw_commitment_check check (source <> 'own' or commitment is not null),
  drop constraint draw_result_check,
  -- A draw that was drawn and then voided keeps what it had.
  add constraint draw_result_check check (case when status in ('drawn', 'settled') then result is not null
    when status <> 'void' then result is null else true end and (source <> 'own' or (result is null) = (beacon_value is null))),
  drop constraint draw_seed_check,
  add constraint draw_seed_check check (source <> 'own' or (seed is not null) = (status in ('drawn', 'settled', 'void')));
-- Those that an operator has to look at.
-- For operators, who look for draws of all games.
create index draw_of_brand on lottery.draw (brand, draw_at, id);
create index draw_in_state on lottery.draw (brand, status, draw_at, id);
create index draw_by_number on lottery.draw (brand, draw_no);
create index draw_contradicted on lottery.draw (brand, contradicted_at) where contradicted_at is not null;
create index draw_awaited on lottery.draw (brand, draw_at) where status = 'closed' and (source <> 'own' or alarmed_at is not null);

create or replace function lottery.keep_published() returns trigger language plpgsql as $$
  begin
    if new.source <> old.source or new.commitment is distinct from old.commitment
      or old.root is not null and (new.root, new.beacon_round, new.beacon_first_round, new.beacon_anchor)
        is distinct from (old.root, old.beacon_round, old.beacon_first_round, old.beacon_anchor)
      or old.result is not null and (new.result, new.beacon_value) is distinct from (old.result, old.beacon_value)
        -- What comes from outside may be corrected, as a further revision.
        and not (old.source <> 'own' and new.result is not null and new.revision = old.revision + 1)
      or old.seed is not null and new.seed is distinct from old.seed then
      raise exception 'what was published of draw % stays', old.id;
    end if;
    return new;
  end $$;

-- Results from outside by revision: the first one, and each correction.
create table lottery.draw_result (
  draw bigint not null references lottery.draw,
  revision int not null,
  result text not null,
  -- Why it was corrected.
  reason text,
  decided_at timestamptz not null,
  primary key (draw, revision)
);
grant select, insert on lottery.draw_result to mela_app;

-- What operators typed, each without seeing what another one typed.
create table lottery.result_entry (
  id bigint generated always as identity primary key,
  draw bigint not null references lottery.draw,
  operator bigint not null references authentication.operator,
  -- Neither a second account nor the same browser makes a second operator.
  browser uuid,
  result text not null,
  entered_at timestamptz not null,
  -- waiting for the other operator, confirmed by the other one, or cleared because the other one typed something else.
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'cleared'))
);
create unique index result_entry_waiting on lottery.result_entry (draw) where state = 'waiting';
create index result_entry_draw on lottery.result_entry (draw, id);
grant select, insert, update on lottery.result_entry to mela_app;

-- What a feed sent, once for each number of its sequence.
create table lottery.feed_message (
  feed text not null,
  draw bigint not null references lottery.draw,
  sequence bigint not null,
  result text not null,
  drawn_at timestamptz not null,
  received_at timestamptz not null,
  primary key (feed, draw, sequence)
);
create index feed_message_draw on lottery.feed_message (draw, received_at desc);
grant select, insert on lottery.feed_message to mela_app;

-- A number that costs half or cannot be bet on in one draw, by the rule and the number as it is on the wire.
create table lottery.number_price (
  draw bigint not null references lottery.draw,
  rule text not null,
  number text not null,
  price text not null check (price in ('half', 'closed')),
  primary key (draw, rule, number)
);
grant select, insert, update, delete on lottery.number_price to mela_app;

alter table lottery.sale_limit add column version int not null default 1;
grant update on lottery.sale_limit to mela_app;
`;

export const withoutResults = `
alter table lottery.sale_limit drop column version;
revoke update on lottery.sale_limit from mela_app;
drop table lottery.number_price, lottery.feed_message, lottery.result_entry, lottery.draw_result;
create or replace function lottery.keep_published() returns trigger language plpgsql as $$
  begin
    if new.commitment is distinct from old.commitment
      or old.root is not null and (new.root, new.beacon_round) is distinct from (old.root, old.beacon_round)
      or old.result is not null and (new.result, new.beacon_value) is distinct from (old.result, old.beacon_value)
      or old.seed is not null and new.seed is distinct from old.seed then
      raise exception 'what was published of draw % stays', old.id;
    end if;
    return new;
  end $$;
drop index lottery.draw_contradicted, lottery.draw_awaited, lottery.draw_of_brand, lottery.draw_in_state, lottery.draw_by_number;
-- What came from outside cannot be kept.
delete from lottery.draw_seed s using lottery.draw d where s.draw = d.id and d.source <> 'own';
delete from lottery.ticket t using lottery.draw d where t.draw = d.id and d.source <> 'own';
delete from lottery.exposure e using lottery.draw d where e.draw = d.id and d.source <> 'own';
delete from lottery.draw where source <> 'own';
alter table lottery.draw
  drop constraint draw_seed_check, drop constraint draw_result_check, drop constraint draw_commitment_check,
  drop constraint draw_round_check, drop constraint draw_void_reason_check;
update lottery.draw set void_reason = 'missed' where void_reason in ('no-result', 'operators');
alter table lottery.draw disable trigger draw_published;
update lottery.draw set result = null, beacon_value = null where status = 'void';
alter table lottery.draw enable trigger draw_published;
alter table lottery.draw
  drop column source, drop column result_due_at, drop column alarmed_at, drop column contradicted_at, drop column price_version, drop column void_note, drop column beacon_first_round, drop column beacon_anchor,
  alter column commitment set not null,
  add constraint draw_void_reason_check check (void_reason in ('missed', 'no-beacon')),
  add constraint draw_check2 check ((root is null) = (beacon_round is null)),
  add constraint draw_result_check
    check ((status in ('drawn', 'settled')) = (result is not null) and (result is null) = (beacon_value is null)),
  add constraint draw_seed_check check ((seed is not null) = (status in ('drawn', 'settled', 'void')));
`;
