import { createServer } from 'node:net';

/** The minimum that Node can do: one prepared WebSocket frame, written once to each socket. */
const { PORT, PER_SECOND, BOARD } = process.env;
const ACCEPTED = [
  'HTTP/1.1 101 Switching Protocols',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
];
const data: unknown = JSON.parse(BOARD ?? '{}');
const sockets = new Set<import('node:net').Socket>();

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
  socket.once('data', () => {
    socket.write(`${ACCEPTED.join('\r\n')}\r\n\r\n`);
    sockets.add(socket);
  });
});

setInterval(() => {
  const text = Buffer.from(
    `42${JSON.stringify(['winners.updated', { at: new Date().toISOString(), data }])}`,
  );
  const head = Buffer.from([0x81, 126, text.length >> 8, text.length & 0xff]);
  const frame = Buffer.concat([head, text]);
  for (const socket of sockets) socket.write(frame);
}, 1000 / Number(PER_SECOND));

process.once('disconnect', () => process.exit(0));
server.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 }, () => void process.send?.('ready'));
