import { randomUUID } from 'node:crypto';
import type { BroadcastDetail } from '#libs/messaging/common/broadcast';
import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession } from '#libs/platform/testing/test-session';
import { publishCampaign } from '#libs/rewards/campaigns/campaign.fixture';

const { db, api } = setUpTestApi();
let operator: Record<string, string>;
let member: Registered;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
});
beforeEach(async () => {
  member = await api.client.register();
});

const ops = <Value>(method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers: operator });
const outcome = ({ status, body }: { status: number; body: { message: string | null } }) =>
  `${status} ${body.message}`;
const tag = (name: string, { id } = member) =>
  ops<{ tags: string[] }>('POST', `members/${id}/tags`, { tag: name });
const untag = (name: string) =>
  ops<{ tags: string[] }>('POST', `members/${member.id}/tags/removal`, { tag: name });
const tags = async () => (await ops<{ tags: string[] }>('GET', `members/${member.id}/tags`)).body.value?.tags;

test('operators tag a member and take tags off, each once in the audit', async () => {
  await tag('vip-host');
  await tag('big-depositor');
  expect((await tag('vip-host')).body.value?.tags).toEqual(['big-depositor', 'vip-host']);
  expect((await untag('vip-host')).body.value?.tags).toEqual(['big-depositor']);
  await untag('vip-host');
  expect(await tags()).toEqual(['big-depositor']);
  const audit = await db.query<{ action: string; after: unknown }>(
    `select action, after from platform.audit where subject = $1 and action like 'member.%tagged' order by id`,
    [`member ${member.id}`],
  );
  expect(audit).toEqual([
    { action: 'member.tagged', after: { tag: 'vip-host' } },
    { action: 'member.tagged', after: { tag: 'big-depositor' } },
    { action: 'member.untagged', after: { tag: 'vip-host' } },
  ]);
});

test.each(['VIP', 'a b', '', 'a_b', 'x'.repeat(25)])('refuses %j as a tag', async (name) => {
  expect(outcome(await tag(name))).toBe('400 error_invalid_input');
});

test('a member has twenty tags at most, however many come at once, and of another brand none', async () => {
  const replies = await Promise.all(Array.from({ length: 22 }, (_, at) => tag(`t${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await tags()).toHaveLength(20);
  expect(outcome(await tag('vip', { ...member, id: '999999999' }))).toBe('404 error_not_found');
});

test('a campaign for some tags is for members with any of them', async () => {
  const code = `TAG${randomUUID().slice(0, 8).toUpperCase()}`;
  await publishCampaign(db, { trigger: { on: 'code', code }, eligibility: { tags: ['vip', 'host'] } });
  const use = async () =>
    outcome(
      await api.client.send(
        'POST',
        '/wps/rewards/codes',
        { code },
        { token: member.token, key: randomUUID() },
      ),
    );
  const without = await use();
  expect(without).not.toBe('200 null');
  await tag('other');
  expect(await use()).toBe(without);
  await tag('host');
  expect(await use()).toBe('200 null');
});

test('a message for a tag is counted for, and shown to, members who have it', async () => {
  const name = `t-${randomUUID().slice(0, 8)}`;
  await tag(name);
  const other = await api.client.register();
  const draft = {
    kind: 'service',
    texts: { EN: { title: 'News', content: 'Read it' } },
    audience: { tags: [name, 'nobody-has-this'] },
  };
  const { body } = await ops<BroadcastDetail>('POST', 'broadcasts', draft);
  const { id = '', version = 0, draft: saved } = body.value ?? {};
  expect(saved?.audience.tags).toEqual([name, 'nobody-has-this']);
  const count = await ops<{ members: number }>('POST', 'broadcasts/audience', {
    kind: 'service',
    audience: draft.audience,
  });
  expect(count.body.value?.members).toBe(1);
  await ops('POST', `broadcasts/${id}/publish`, { version, reason: 'for the season' });
  const has = async ({ token }: Registered) => {
    const inbox = await api.client.get<{ list: { id: string }[] }>('/wps/messages?language=EN', token);
    return inbox.body.value?.list.some((message) => message.id === id);
  };
  expect([await has(member), await has(other)]).toEqual([true, false]);
});
