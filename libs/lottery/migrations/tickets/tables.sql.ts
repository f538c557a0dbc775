/** What is sold for a draw, and what its sale is limited by. */
export const ticketTables = `
create table lottery.sale_limit (
  brand text not null,
  game text not null,
  -- Minor units of a line, and its bets.
  line_min bigint not null,
  line_max bigint not null,
  line_bets int not null,
  -- Minor units that one outcome of a group may pay in a draw, and that rules without groups may pay together.
  outcome_pay bigint not null,
  ungrouped_pay bigint not null,
  primary key (brand, game),
  foreign key (brand, game) references lottery.game on delete cascade,
  check (line_min > 0 and line_max >= line_min and line_bets > 0 and outcome_pay > 0 and ungrouped_pay > 0)
);
grant select on lottery.sale_limit to mela_app;

create table lottery.chase (
  id uuid primary key,
  brand text not null,
  game text not null,
  member bigint not null references members.member,
  currency text not null,
  prize_mode text not null,
  prize_group int not null,
  -- As those of a ticket, with the multiple 1.
  lines jsonb not null,
  stop_on_win boolean not null,
  status text not null default 'running' check (status in ('running', 'stopped', 'cancelled', 'finished')),
  -- Minor units of all its tickets.
  stake bigint not null,
  placed_at timestamptz not null,
  ended_at timestamptz,
  foreign key (brand, game) references lottery.game,
  check ((status = 'running') = (ended_at is null))
);
create index chase_member on lottery.chase (member, placed_at desc);
grant select, insert, update on lottery.chase to mela_app;

create table lottery.ticket (
  -- Made of the member and the key of the call: the same call again is the same ticket.
  id uuid primary key,
  -- The order of the draw's tree.
  position bigint generated always as identity,
  draw bigint not null references lottery.draw,
  brand text not null,
  game text not null,
  member bigint not null references members.member,
  chase uuid references lottery.chase,
  -- Of a chase: what its lines are multiplied by.
  multiple int not null default 1,
  -- The round of games in which it stands, and the title's vendor and code.
  vendor text not null,
  title text not null,
  round text not null,
  currency text not null,
  prize_mode text not null,
  prize_group int not null,
  -- [{ rule, picks or list, stake, bets, odds }], as on the wire.
  lines jsonb not null,
  bets int not null,
  -- Minor units.
  stake bigint not null check (stake > 0),
  largest_win bigint not null,
  ticket_no text not null,
  -- Hexadecimal; and the leaf that follows from it.
  salt text not null,
  leaf bytea not null,
  fingerprint text not null,
  status text not null default 'accepted' check (status in ('accepted', 'cancelled', 'won', 'lost', 'refunded')),
  -- Of the draw's result that it was settled by; 0 before.
  revision int not null default 0,
  win bigint not null default 0,
  rebate bigint not null default 0,
  placed_at timestamptz not null,
  changed_at timestamptz not null
);
create index ticket_draw on lottery.ticket (draw, position);
create index ticket_unsettled on lottery.ticket (draw, member, position) where status in ('accepted', 'won', 'lost');
create index ticket_member on lottery.ticket (member, placed_at desc);
create index ticket_chase on lottery.ticket (chase, draw) where chase is not null;
grant select on lottery.ticket to mela_app;

-- What the outcomes of a group would pay in a draw, in the group's order, in minor units. The group '' is the sum of what tickets of
-- rules without groups may win.
create table lottery.exposure (
  draw bigint not null references lottery.draw,
  key text not null,
  payouts bigint[] not null,
  primary key (draw, key)
);
grant select on lottery.exposure to mela_app;

alter table lottery.draw
  add column revision int not null default 0,
  add column suspended boolean not null default false,
  -- Of the tree.
  add column ticket_count int,
  drop constraint draw_status_check,
  drop constraint draw_check1,
  drop constraint draw_check3,
  drop constraint draw_check4,
  drop constraint draw_check5;
update lottery.draw set status = 'settled', revision = 1 where status = 'drawn';
update lottery.draw set ticket_count = 0 where root is not null;
alter table lottery.draw
  add constraint draw_status_check check (status in ('planned', 'open', 'closed', 'drawn', 'settled', 'void')),
  add constraint draw_counted check ((root is null) = (ticket_count is null)),
  add constraint draw_due_check check (status = 'void' or (due_at is null) = (status = 'settled')),
  add constraint draw_sealed_check check (status not in ('closed', 'drawn', 'settled') or root is not null),
  add constraint draw_result_check
    check ((status in ('drawn', 'settled')) = (result is not null) and (result is null) = (beacon_value is null)),
  add constraint draw_seed_check check ((seed is not null) = (status in ('drawn', 'settled', 'void')));
drop index lottery.draw_running;
create index draw_running on lottery.draw (brand, game, draw_at) where status in ('planned', 'open', 'closed');
`;

export const withoutTickets = `
drop function lottery.place_tickets(jsonb, double precision, jsonb, boolean), lottery.cancel_tickets(jsonb, double precision, jsonb, int),
  lottery.settle_tickets(bigint, int, jsonb, jsonb, double precision, jsonb), lottery.write_events(bigint[], text[], text, jsonb[]),
  lottery.join_events(json, json), lottery.change_room(bigint, jsonb, int), lottery.room_left(bigint, jsonb), lottery.lock_room(jsonb),
  lottery.lock_draws(bigint[], boolean), lottery.draw_lock(bigint);
drop table lottery.exposure, lottery.ticket, lottery.chase, lottery.sale_limit;
drop index lottery.draw_running;
create index draw_running on lottery.draw (brand, game, draw_at) where due_at is not null;
alter table lottery.draw drop constraint draw_counted, drop constraint draw_due_check, drop constraint draw_sealed_check,
  drop constraint draw_result_check, drop constraint draw_seed_check, drop constraint draw_status_check,
  drop column revision, drop column suspended, drop column ticket_count;
update lottery.draw set status = 'drawn', due_at = null where status in ('drawn', 'settled');
update lottery.draw set due_at = null where status = 'void';
alter table lottery.draw
  add constraint draw_status_check check (status in ('planned', 'open', 'closed', 'drawn', 'void')),
  add constraint draw_check1 check ((due_at is null) = (status in ('drawn', 'void'))),
  add constraint draw_check3 check (status not in ('closed', 'drawn') or root is not null),
  add constraint draw_check4 check ((status = 'drawn') = (result is not null) and (result is null) = (beacon_value is null)),
  add constraint draw_check5 check ((seed is not null) = (status in ('drawn', 'void')));
`;
