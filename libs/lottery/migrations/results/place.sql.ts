import { placeTickets as placeTicketsBefore } from '../tickets/place.sql.js';

/** Like `before`, but an item has the `price_version` of its draw, and is answered `priced` where the draw has another one by now. */
export const placeTickets = [
  ['create function', 'create or replace function'],
  [
    'jsonb_to_recordset(p_items) as (id uuid, draw bigint, room jsonb)) with ordinality i(id, draw, room, place)\n    left join draw d',
    'jsonb_to_recordset(p_items) as (id uuid, draw bigint, room jsonb, price_version int)) with ordinality i(id, draw, room, price_version, place)\n    left join draw d',
  ],
  ['d.suspended, d.id', 'd.suspended, d.price_version as prices, d.id'],
  [
    "when v_item.suspended then 'suspended' else 'ok' end;",
    "when v_item.suspended then 'suspended' when v_item.price_version <> v_item.prices then 'priced' else 'ok' end;",
  ],
].reduce((text, [before = '', after = '']) => {
  if (!text.includes(before)) throw new Error(`the function has no ${before}`);
  return text.replace(before, after);
}, placeTicketsBefore);

export const placeTicketsAgain = placeTicketsBefore.replace('create function', 'create or replace function');
