import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

/** Plain Fastify that reads the caller, the first hundred of a board, the caller's rank, and how many take part. */
const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify();

const CALLER = `select person from authentication.session where token_hash = $1 and ended_at is null and expires_at > now()`;
const TOP = `
  select s.member, s.score, m.account from (
    select * from rewards.board_score where board = $1 order by -score, reached_at, entry limit 100
  ) s join members.member m on m.id = s.member order by -s.score, s.reached_at, s.entry`;
const OWN = `
  select score, 1 + (select count(*) from rewards.board_score b
    where b.board = s.board and (-b.score, b.reached_at, b.entry) < (-s.score, s.reached_at, s.entry)) as rank
  from rewards.board_score s where board = $1 and member = $2`;
const COUNT = 'select count(*) from rewards.board_score where board = $1';

app.get<{ Params: { id: string } }>('/board/:id', async ({ headers, params: { id } }, reply) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const read = async (name: string, text: string, values: unknown[]) =>
    (await pool.query({ name, text, values })).rows;
  const [caller] = await read('caller', CALLER, [hash]);
  if (!caller) return reply.code(401).send();
  const top = await read('top', TOP, [id]);
  const [own] = await read('own', OWN, [id, caller.person]);
  const [{ count }] = await read('count', COUNT, [id]);
  return { top, own, count };
});

await app.ready();
await app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
