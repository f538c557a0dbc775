import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';

/** Plain Socket.IO that accepts every socket, and plain Fastify that reads the caller and the wallet. */
const { PORT, DATABASE_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify();
const READ = `
  select m.id, m.account, m.nickname, m.profile, b.amount
  from authentication.session s join members.member m on m.id = s.person
    join ledger.account a on a.member = m.id and a.kind = 'wallet' join ledger.balance b on b.account = a.id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > now()`;

app.get('/read', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query({ name: 'read', text: READ, values: [hash] });
  return rows[0] ?? reply.code(401).send();
});

await app.ready();
new Server(app.server, { transports: ['websocket'], serveClient: false });
await app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
