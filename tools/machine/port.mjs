import net from 'node:net';

// Below the ephemeral port range (32768 and up), so that no outgoing connection takes a port while its server restarts.
const LOWEST = 20_000;
const HIGHEST = 32_000;

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 500 });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

/** Why a server cannot listen there: 'EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL' ..., or undefined. */
export const portObstacle = (port, host = '127.0.0.1') => listens(port, host);

/** The same for a port that a browser will open as `localhost`, which may mean 127.0.0.1 or ::1. */
export async function localhostObstacle(port, host) {
  const obstacle = await listens(port, host);
  if (obstacle) return obstacle;
  const taken = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  return taken.includes(true) ? 'EADDRINUSE' : undefined;
}

/** A port of 127.0.0.1 that is free now and that no outgoing connection will take. */
export async function freePort() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if ((await listens(port, '127.0.0.1')) === undefined) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`);
}
