import fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';
import { verifySignature } from '#libs/platform/crypto/signature';
import type { WalletFields } from '../clients/wallet-requests.js';

/** The simplest endpoint for bets and wins: the signature, one SQL function per commit, the push at once, no outbox. */
const { PORT, DATABASE_URL, SECRET, FIRST_MEMBER } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const app = fastify();

app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

function isSigned({ method, url, headers }: FastifyRequest, body: Buffer): boolean {
  return verifySignature({ method, path: url, headers, body }, [SECRET ?? ''], Date.now());
}

let io: Server | undefined;
let seq = 0;

for (const operation of ['bet', 'win'])
  app.post<{ Body: Buffer }>(`/gw/v1/wallet/${operation}`, async (request, reply) => {
    if (!isSigned(request, request.body)) return reply.code(401).send();
    const { transaction_uuid, request_uuid, user, amount } = JSON.parse(
      request.body.toString(),
    ) as WalletFields;
    const account = 1 + Number(user) - Number(FIRST_MEMBER);
    const moved = operation === 'bet' ? -amount / 1000 : amount / 1000;
    await pool.query({
      name: 'post',
      text: 'select anchor.post($1, $2, $3)',
      values: [transaction_uuid, account, moved],
    });
    const committed = process.hrtime.bigint();
    io?.to(user).emit('balance.changed', {
      seq: ++seq,
      at: new Date().toISOString(),
      data: { balance: '1000.00', onHold: '0.00', bonus: '0.00', currency: 'BDT' },
      committed: String(committed),
    });
    return {
      status: 'RS_OK',
      request_uuid,
      user,
      currency: 'BDT',
      balance: 100_000_000,
      operator_tx_id: '1',
    };
  });

await app.ready();
io = new Server(app.server, { transports: ['websocket'], serveClient: false });
io.on('connection', async (socket) => {
  await socket.join(String(socket.handshake.auth.person));
  socket.emit('ready', {});
});
await app.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
