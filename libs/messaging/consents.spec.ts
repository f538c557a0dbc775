import type { QueryRunner } from 'typeorm';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { CONSENT_CHANNELS, CONSENT_PRODUCTS, type ConsentTo } from './common/consent.js';
import { ConsentsByProduct1765480000003 } from './migrations/1765480000003-consents-by-product.js';

const { db, api } = setUpTestApi();
const PATH = '/wps/messages/consents';
const ALL = CONSENT_PRODUCTS.flatMap((product) => CONSENT_CHANNELS.map((channel) => ({ product, channel })));

const givenBy = async (token: string) =>
  (await api.client.get<{ given: ConsentTo[] }>(PATH, token)).body.value?.given ?? [];
const choose = (token: string, choices: object[]) => api.client.send('PUT', PATH, { choices }, { token });
const rowsOf = (member: string) =>
  db.query<ConsentTo & { given: boolean }>(
    'select product, channel, given from messaging.consent where member = $1 order by product, channel',
    [member],
  );

test('nothing is ticked by itself, each choice stands alone, and each change is on record once', async () => {
  const { token, id } = await api.client.register();
  expect([await givenBy(token), await rowsOf(id)]).toEqual([[], []]);
  await choose(token, [{ product: 'betting', channel: 'mail', given: true }]);
  expect(await givenBy(token)).toEqual([{ product: 'betting', channel: 'mail' }]);
  const same = ALL.map((one) => ({ ...one, given: one.product === 'betting' && one.channel === 'mail' }));
  expect((await choose(token, same)).status).toBe(200);
  expect(await rowsOf(id)).toHaveLength(1);
  await choose(token, [{ product: 'betting', channel: 'mail', given: false }]);
  expect(await givenBy(token)).toEqual([]);
  const audit = await db.query(
    `select action, after from platform.audit where subject = $1 and action like 'consent.%' order by id`,
    [`member ${id}`],
  );
  const to = { product: 'betting', channel: 'mail' };
  expect(audit).toEqual([
    { action: 'consent.given', after: to },
    { action: 'consent.withdrawn', after: to },
  ]);
});

test('choices made at the same time on two devices are all kept', async () => {
  const { token } = await api.client.register();
  await Promise.all(ALL.map((one) => choose(token, [{ ...one, given: true }])));
  expect(await givenBy(token)).toHaveLength(ALL.length);
});

test('who had agreed to offers in the inbox has agreed to those alone, who had not to none; and back again', async () => {
  const migration = new ConsentsByProduct1765480000003();
  const runner = db as unknown as QueryRunner;
  const [agreed, withdrew, silent, partly] = await Promise.all([1, 2, 3, 4].map(() => api.client.register()));
  await migration.down(runner);
  const before = (member = '', given = true) =>
    db.query(
      `insert into messaging.consent (member, purpose, given, changed_at) values ($1, 'marketing', $2, now())`,
      [member, given],
    );
  await before(agreed?.id);
  await before(withdrew?.id, false);
  await migration.up(runner);
  const inInbox = CONSENT_PRODUCTS.toSorted().map((product) => ({ product, channel: 'inbox' }));
  expect(await givenBy(agreed?.token ?? '')).toEqual(inInbox);
  expect(await rowsOf(withdrew?.id ?? '')).toEqual(inInbox.map((one) => ({ ...one, given: false })));
  expect(await rowsOf(silent?.id ?? '')).toEqual([]);
  await choose(partly?.token ?? '', [
    { product: 'casino', channel: 'inbox', given: true },
    { product: 'casino', channel: 'sms', given: true },
  ]);
  await migration.down(runner);
  const kept = await db.query<{ member: string }>(
    'select member from messaging.consent where given and member = any($1::bigint[])',
    [[agreed, withdrew, silent, partly].map((one) => one?.id)],
  );
  expect(kept).toEqual([{ member: agreed?.id }]);
  await migration.up(runner);
});
