// Runs the api and the worker for spec files, one after another, in a process that has already loaded their modules,
// which is nine tenths of a start. Each has its own container, connections and timers, and an environment that is read
// while it starts. Sends its address by message, and ends with its parent.
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';

const programs = process.argv[2];
const running = new Map();
let count = 0;
let turn = Promise.resolve();

async function begin({ name, env }) {
  for (const key of Object.keys(process.env)) delete process.env[key];
  Object.assign(process.env, env);
  const { start } = await import(path.join(programs, name, `src/start-${name}.js`));
  const id = String(++count);
  running.set(id, await start());
  return id;
}

async function end(id) {
  const app = running.get(id);
  running.delete(id);
  await app?.close();
}

// Starts run one after another, because they share the environment.
function inTurn(work) {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

const server = http.createServer(async (request, response) => {
  // A spec that blocks its process for some seconds would go on with a connection that has timed out meanwhile.
  response.shouldKeepAlive = false;
  try {
    const answer =
      request.method === 'POST'
        ? await inTurn(async () => begin(await json(request)))
        : await end(request.url.slice(1));
    response.end(answer);
  } catch (error) {
    response.writeHead(500).end(error.stack);
  }
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send(`http://127.0.0.1:${server.address().port}`);
