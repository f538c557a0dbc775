import fs from 'node:fs';
import fastify from 'fastify';

/** Plain Fastify with the same bytes as the portal, from memory: the page compressed with Brotli, the games as text. */
const { PORT, HOME_FILE = '', GAMES_FILE = '' } = process.env;
const home = fs.readFileSync(HOME_FILE);
const games = fs.readFileSync(GAMES_FILE, 'utf8');
const app = fastify();

app.get('/', (_, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(home),
);
app.get('/games', (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(games));

await app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
