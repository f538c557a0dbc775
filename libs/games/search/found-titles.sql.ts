import { TYPING_ERRORS } from './title-query.js';

/** With as many names as typed, no typing error is forgiven: a first look at the results holds no more. */
const ENOUGH = 8;

/**
 * The titles that a search finds, as `found (node_id, tier, rank)`: 0 is a name as a whole, 1 a name or word that begins as
 * typed, 2 one with a typing error. Names in any language count, those in the language on show first (`$2`).
 * `condition` is what else must be true of a title `t`; `first` is the number of the first of `parametersOf`. What is found by
 * its keys is found first, by their index, whatever the planner thinks of the rest; with the keys of typing errors in its
 * sight (not in a `select` of their own) it would read all names.
 */
export const foundTitles = (condition: string, first: number) => `
  typed_names as materialized (
    select node_id, (case when letters = $${first} then 0 when starts_with(letters, $${first}) then 2 else 4 end
      + (language <> $2)::int) as rank from games.title_name where keys @@ $${first + 1}::tsquery
  ), typed as (
    select node_id, min(rank) as rank from typed_names n where ${isWanted(condition)} group by 1
  ), forgiven_names as materialized (
    select node_id, min(2 * ${errorOf(first + 3)} + (language <> $2)::int) as rank
    from games.title_name where keys @@ (select $${first + 2}::tsquery) and (select count(*) from typed) < ${ENOUGH} group by 1
  ), forgiven as (
    select node_id, rank from forgiven_names where node_id not in (select node_id from typed)
  ), found as (
    select node_id, case when rank < 2 then 0 else 1 end as tier, rank from typed
    union all select node_id, 2, rank from forgiven
  )`;

/** One look-up for each name: joined, the planner would read the whole catalogue for a few of them. */
const isWanted = (condition: string): string =>
  `(select ${condition} from games.title t where t.node_id = n.node_id)`;

/** Which of `TYPING_ERRORS` a name begins with, or 9: the error is in a later word. `first` is the number of their first patterns. */
const errorOf = (first: number): string =>
  `(case ${TYPING_ERRORS.map((_, at) => `when letters like any ($${first + at}::text[]) then ${at}`).join(' ')} else 9 end)`;
