import type pg from 'pg';

/** A connection as the owner of the database. */
type Owner = Pick<pg.ClientBase, 'query'> | pg.Pool;

/** Two of the five tickets of everybody win. */
const RESULT = '1,3,0,2,7';

const HASH = "repeat('00', 32)";

/** A draw of the house's numbers on which anything may be bet. */
export async function openDraw(owner: Owner): Promise<{ id: string; drawNo: string }> {
  await owner.query(`
    insert into lottery.game (brand, code, names) values ('mela', 'SSC5M', '{"EN": "Five Stars"}') on conflict do nothing;
    insert into lottery.sale_limit values ('mela', 'SSC5M', 100, 2000000, 10000, 9000000000000000, 9000000000000000) on conflict do nothing;
  `);
  const {
    rows: [opened],
  } = await owner.query<{ id: string; drawNo: string }>(
    `insert into lottery.draw (brand, game, draw_no, status, open_at, close_at, draw_at, result_due_at, void_at, due_at, commitment, changed_at)
     select 'mela', 'SSC5M', '20200101-' || count(*), 'open', now(), now() + interval '1 day', now() + interval '2 days',
       now() + interval '3 days', now() + interval '3 days', now() + interval '1 day', ${HASH}, now() from lottery.draw
     returning id, draw_no as "drawNo"`,
  );
  if (!opened) throw new Error('the draw was not written');
  return opened;
}

/** Gives a draw its result, which it returns, as if it had been closed and drawn; nothing is settled yet. */
export async function drawNumbers(owner: Owner, draw: string): Promise<string> {
  await owner.query(
    `update lottery.draw set status = 'drawn', revision = 1, result = $2, beacon_value = ${HASH}, beacon_round = 1, root = ${HASH},
       ticket_count = 0, seed = ${HASH}, due_at = now() where id = $1`,
    [draw, RESULT],
  );
  return RESULT;
}
