import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { Checks } from './checks.mjs';
import { nowInSeconds, signatureOf } from './signed-request.mjs';

/**
 * A proxy before a correct endpoint, which plants one fault. `fault(call, forward)` gives the answer `{ status, json }`; call has
 * `method`, `path`, `headers`, `body` (text) and `fields` (its JSON). `forward(changes)` sends the call on, with other fields,
 * headers or path; what is changed is signed anew.
 */
export async function startFaultProxy(target, secret) {
  let fault = (_call, forward) => forward();
  const server = http.createServer(async (incoming, outgoing) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    const call = readCall(incoming, Buffer.concat(parts).toString());
    try {
      const {
        status = 200,
        json,
        text,
      } = await fault(call, (changes) => pass(target, secret, call, changes));
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(json));
    } catch {
      outgoing.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    plant: (next) => {
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function readCall({ method, url, headers }, body) {
  let fields = {};
  try {
    fields = JSON.parse(body);
  } catch {
    // A body that is no JSON is passed on as it is.
  }
  return { method, path: url, headers, body, fields };
}

async function pass(target, secret, call, changes) {
  const { method } = call;
  const path = changes?.path ?? call.path;
  const body = changes?.fields ? JSON.stringify(changes.fields) : call.body;
  const { 'x-operator-id': operator, 'x-timestamp': timestamp } = call.headers;
  const sent = { 'x-operator-id': operator, 'x-timestamp': timestamp, ...changes?.headers };
  if (changes) sent['x-timestamp'] ??= String(nowInSeconds());
  const signature = changes
    ? signatureOf({
        secret,
        timestamp: sent['x-timestamp'],
        method,
        path,
        operator: sent['x-operator-id'],
        body,
      })
    : call.headers['x-signature'];
  const reply = await fetch(target + path, {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...sent,
      ...(signature && { 'x-signature': signature }),
    },
    ...(method === 'POST' && { body }),
  });
  const text = await reply.text();
  try {
    return { status: reply.status, json: JSON.parse(text) };
  } catch {
    return { status: reply.status, text };
  }
}

/** Runs a program of `tools`, and gives its exit code and its output. */
export async function runTool(name, options) {
  const tool = path.resolve(import.meta.dirname, '..', name);
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]);
  const child = spawn(process.execPath, [tool, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Runs some checks of a suite in this process, which takes no start of a program, and gives the exit code and the failures. */
export async function runChecks(suite, options, only) {
  const lines = [];
  const checks = new Checks(only, (line) => lines.push(line));
  await suite(checks, options);
  return { code: checks.end(), failed: lines.filter((line) => line.startsWith('FAIL')).join('\n') };
}
