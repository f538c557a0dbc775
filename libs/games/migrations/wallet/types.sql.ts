/**
 * What goes from step to step of `games.apply_wallet`. An item is what a vendor asks, with the wallet that is locked for
 * it; a verdict is an item with what was decided. No row is nested in another, which would have to be taken apart again
 * for each field.
 */
const item = `  -- Place in the batch, from 1; and which one it is among those of its member.
  place int,
  turn int,
  -- 'locked'; 'busy' where somebody else holds the wallet; 'unknown' where the brand has no such member.
  state text,
  op text,
  vendor text,
  brand text,
  member bigint,
  currency text,
  -- Fraction digits of the currency.
  digits int,
  token_hash bytea,
  game_code text,
  round text,
  round_closed boolean,
  transaction_uuid uuid,
  reference uuid,
  -- Minor units; null where a rollback names none.
  amount bigint,
  -- Of a win that closes its round: the part of the stakes that was at risk; null where all of them were.
  valid_amount bigint,
  free boolean,
  -- Of a free bet and its win: the free rounds that it belongs to.
  reward uuid,
  fingerprint text,
  request_uuid text,
  -- Null where the member has no wallet in this currency.
  wallet bigint`;

export const walletTypes = `
create type games.wallet_item as (
${item}
);

create type games.wallet_verdict as (
${item},
  -- Of what is written down.
  id bigint,
  status text,
  -- The answer of what is not written down: a repeated request, or a refusal that may be asked again.
  reply jsonb,
  -- What is written down as the amount, and what the wallet gets, in minor units; a stake is negative.
  taken bigint,
  moved bigint,
  -- Of what was taken: its round, which is new where it opens.
  round_id bigint,
  opens boolean,
  -- Whether the round's end, or a change after it, is to be told.
  told boolean,
  node_id int,
  bet_weight smallint,
  edge_ppm int,
  -- The game's session where it was last seen over a minute ago.
  session uuid,
  -- What a win that was rolled back lacks.
  owed bigint,
  -- The bonus that is open, whether this game may be played with it, and its account; null without one.
  bonus bigint,
  plays_bonus boolean,
  bonus_account bigint,
  -- Of what is written down: the part that is bonus money, and what its account gets. Of a stake, the bonus that it is of.
  bonus_taken bigint,
  bonus_moved bigint,
  stakes_bonus bigint
);
`;
