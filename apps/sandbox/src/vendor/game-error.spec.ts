import Fastify from 'fastify';
import { z } from 'zod';
import { GameError, readInput, sendGameError } from './game-error.js';

const server = Fastify();
server.setErrorHandler(sendGameError);
server.post('/limit', () => {
  throw new GameError('limit', { rule: 'max', value: '100' });
});
server.post('/read', (request) => readInput(z.strictObject({ amount: z.string() }), request.body));
server.post('/broken', () => {
  throw new TypeError('a fault of ours');
});
afterAll(() => server.close());

const post = (url: string, payload: string | object, type = 'application/json') =>
  server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test.each([
  ['/limit', {}, 422, { error: 'limit', params: { rule: 'max', value: '100' } }],
  ['/read', { amount: 1 }, 400, { error: 'invalid_input', params: { field: 'amount' } }],
  ['/read', { amount: '1', extra: 1 }, 400, { error: 'invalid_input', params: { field: 'extra' } }],
  ['/read', '{"amount"', 400, { error: 'invalid_input', params: {} }],
  ['/broken', {}, 503, { error: 'game_unavailable', params: {} }],
])('%s of %j is refused with a code', async (url, payload, status, body) => {
  const reply = await post(url, payload);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual(body);
});
