import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** Plain Socket.IO: `io.emit` to all sockets, at a fixed rate. */
const { PORT, PER_SECOND, BOARD } = process.env;
const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });
const data: unknown = JSON.parse(BOARD ?? '{}');
if (Number(PER_SECOND) > 0)
  setInterval(
    () => io.emit('winners.updated', { at: new Date().toISOString(), data }),
    1000 / Number(PER_SECOND),
  );
process.once('disconnect', () => process.exit(0));
http.listen({ port: Number(PORT), host: '127.0.0.1', backlog: 4096 }, () => void process.send?.('ready'));
