import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { isSigned } from '../web/signature.js';
import { type FeedMessage, FeedSender } from './feed-sender.js';
import { drawingOf, drawingsFrom } from './lotteries.js';
import { Ticker } from './ticker.js';

/** A Wednesday; noon of UTC+7. */
const NOON = Date.parse('2027-03-31T05:00:00Z');

const folder = mkdtempSync(join(tmpdir(), 'sandbox-ticker-'));
const file = join(folder, 'ticker.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

let portal: FastifyInstance;
let got: { message: FeedMessage; signed: boolean }[];
let failures: number;
let ticker: Ticker;

beforeEach(async () => {
  got = [];
  failures = 0;
  portal = Fastify();
  portal.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  portal.post('/gw/v1/lottery/results', (request, reply) => {
    if (failures-- > 0) return reply.status(503).send({});
    const body = String(request.body);
    const headers = request.headers as Record<string, string>;
    const {
      'x-timestamp': timestamp = '',
      'x-operator-id': operator = '',
      'x-signature': signature = '',
    } = headers;
    const signed = isSigned(
      'secret',
      { timestamp, method: 'POST', path: request.url, operator, body },
      signature,
    );
    got.push({ message: JSON.parse(body) as FeedMessage, signed });
    return reply.send({ status: signed ? 'RS_OK' : 'RS_ERROR_INVALID_SIGNATURE' });
  });
  const portalUrl = await portal.listen({ host: '127.0.0.1', port: 0 });
  const sender = new FeedSender({ portalUrl, merchant: 'mela', secret: 'secret', pauses: [1] });
  ticker = new Ticker(file, sender, () => NOON);
});
afterEach(async () => {
  ticker.stop();
  await portal.close();
});

const wednesday = () => {
  const drawing = drawingOf('LAO_4D', '20270331');
  if (!drawing) throw new Error('no drawing');
  return drawing;
};

test('drawings are at the times of UTC+7', () => {
  const times = (code: 'VN_NORTH' | 'TH_GOV' | 'LAO_4D') =>
    drawingsFrom(code, NOON, 3).map(({ drawnAt }) => drawnAt.toISOString().slice(5, 16));
  expect(times('VN_NORTH')).toEqual(['03-31T11:15', '04-01T11:15', '04-02T11:15', '04-03T11:15']);
  expect(times('TH_GOV')).toEqual(['04-01T08:30']);
  expect(times('LAO_4D')).toEqual(['03-31T13:30', '04-02T13:30']);
});

test('a result is signed, and the same after a restart', async () => {
  expect(await ticker.send(wednesday())).toEqual(['RS_OK']);
  const again = new Ticker(file, ticker.sender, () => NOON);
  await again.send(wednesday());
  const [first, second] = got.map(({ message }) => message);
  expect(first).toMatchObject({
    game_code: 'LAO_4D',
    draw_no: '20270331',
    result: expect.stringMatching(/^\d{4}$/),
  });
  expect(second?.result).toBe(first?.result);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
});

test('is sent again until the portal answers', async () => {
  failures = 3;
  expect(await ticker.send(wednesday())).toEqual(['RS_OK']);
  expect(got).toHaveLength(1);
});

test('behaves as the mode says', async () => {
  const drawing = wednesday();
  const sent = async (mode: Parameters<Ticker['send']>[1]) => {
    got = [];
    await ticker.send(drawing, mode);
    return got;
  };
  const right = ticker.resultOf(drawing);
  expect((await sent('wrong_digit')).map(({ message }) => message.result)).toEqual([right.slice(0, -1)]);
  const twice = await sent('twice');
  expect(twice).toHaveLength(2);
  expect(twice[0]?.message).toEqual(twice[1]?.message);
  const [one, other] = (await sent('other_result')).map(({ message }) => message);
  expect(other?.result).not.toBe(one?.result);
  expect(other?.sequence).toBe((one?.sequence ?? 0) + 1);
  expect((await sent('bad_signature')).map(({ signed }) => signed)).toEqual([false]);
  expect((await sent('other_draw')).map(({ message }) => message.drawn_at)).toEqual([
    '2027-03-29T13:30:00.000Z',
  ]);
  expect(await sent('silent')).toEqual([]);
});
