/** What was earned, and the tickets for it, in plain tables. */
export const anchorRaffle = (members: number): string => `
  create table entry (member bigint primary key, earned bigint not null);
  insert into entry select g, 50000 * (1 + g % 5) from generate_series(1, ${members}) g;
  create table ticket_range (raffle int, first_no bigint, last_no bigint, member bigint not null, primary key (raffle, first_no));
  create table raffle (id int primary key, list text not null, hash text not null)`;

/** Numbers all tickets of the raffle $1, and stores the list of them with its hash. */
export const CLOSE = `
  with numbered as (
    insert into ticket_range (raffle, first_no, last_no, member)
    select $1::int, upto - more + 1, upto, member from (
      select member, earned / 50000 as more, sum(earned / 50000) over (order by member)::bigint as upto from entry) n
    returning *
  ), listed as (
    select string_agg(first_no || '-' || last_no || ':' || member || E':\\n', '' order by first_no) as list from numbered
  )
  insert into raffle (id, list, hash) select $1, list, encode(sha256(convert_to(list, 'UTF8')), 'hex') from listed`;
