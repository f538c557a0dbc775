import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { picture, sendForm } from '#libs/messaging/threads/thread.fixture';
import type { Registered, Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { operatorSession, sessionWith } from '#libs/platform/testing/test-session';
import { publishCampaign, type TermsChange, termsWith } from '../campaigns/campaign.fixture.js';
import { campaignErrors } from '../campaigns/campaign-checks.js';
import type { ApplicationCase, ApplicationCaseDetail } from '../common/application-cases.js';
import type { Promotion } from '../common/promotions.calls.js';

type Who = Record<string, string>;

const { db, api } = setUpTestApi({ worker: true });
let member: Registered;
let operator: Who;
let other: Who;

beforeAll(async () => {
  operator = await operatorSession(db, api.url, 'operator1');
  other = await operatorSession(db, api.url, 'operator2');
});
beforeEach(async () => {
  await db.query(`update rewards.campaign set status = 'ended'`);
  member = await api.client.register();
});

/** Cash of 10.00 that is paid as soon as an operator has approved. */
const publish = ({ giving, ...change }: TermsChange = {}, id?: string) =>
  publishCampaign(
    db,
    {
      trigger: { on: 'manual' },
      giving: { how: 'auto', application: { tries: 3, images: 'optional' }, ...giving },
      ...change,
    },
    id,
  );
const send = (
  id: string,
  fields: Record<string, string> = { comment: 'I like the reels' },
  images: Buffer[] = [],
  { token = member.token, key = randomUUID() } = {},
) =>
  sendForm<{ status: string; triesLeft: number }>(
    api.client,
    'POST',
    `/wps/rewards/promotions/${id}/application`,
    fields,
    { images, headers: { authorization: `Bearer ${token}`, 'idempotency-key': key } },
  );
const outcome = ({ status, body }: Pick<Reply, 'status' | 'body'>) =>
  status === 200 ? 'ok' : `${status} ${body.message}`;
const promotion = async (id: string, token: string | undefined = member.token) =>
  (await api.client.get(`/wps/rewards/promotions/${id}`, token)).body.value as Promotion;
const balance = async () =>
  (await api.client.get<{ balance: string }>('/wps/member/info', member.token)).body.value?.balance;
const ops = <Value = ApplicationCaseDetail>(
  method: string,
  path: string,
  body?: object,
  headers = operator,
) => api.client.send<Value>(method, `/wps/ops/applications${path}`, body, { key: randomUUID(), headers });
const list = async (query = '') =>
  (await ops<{ list: ApplicationCase[] }>('GET', `?search=${member.account}${query}`)).body.value?.list ?? [];
const caseId = async () => (await list('&state=all'))[0]?.id ?? '';
type Act = 'claim' | 'release' | 'approval' | 'rejection';
const act = async (what: Act, who = operator, id?: string) =>
  ops('POST', `/${id ?? (await caseId())}/${what}`, what === 'rejection' ? { reason: 'not yours' } : {}, who);
const reject = async () => {
  expect(outcome(await act('claim'))).toBe('ok');
  return act('rejection');
};

describe('a member applies', () => {
  test('with images; an operator rejects with a reason, the member applies again, and is paid once it is approved', async () => {
    const id = await publish();
    expect(await promotion(id)).toMatchObject({
      status: 'apply',
      application: { triesLeft: 3, isOpen: true, last: null },
    });
    const socket = api.client.socket(member.token);
    await socket.ready;
    const sent = await send(id, { comment: '  My story\r\nin short ' }, [
      await picture(),
      await picture(30, 90),
    ]);
    expect(sent.body.value).toEqual({ status: 'applying', triesLeft: 2 });
    expect(await socket.waitFor('reward.changed')).toMatchObject({
      data: { status: 'applying', promotion: id },
    });
    const own = await promotion(id);
    expect(own).toMatchObject({
      status: 'applying',
      application: {
        triesLeft: 2,
        isOpen: false,
        last: {
          no: 1,
          comment: 'My story\nin short',
          images: [{ width: 60 }, { height: 90 }],
          reason: null,
        },
      },
    });
    expect(await list()).toMatchObject([
      {
        status: 'applying',
        comment: 'My story\nin short',
        tries: 1,
        triesLeft: 2,
        amount: '10.00',
        claimedBy: null,
      },
    ]);
    expect((await act('claim')).body.value).toMatchObject({
      status: 'process',
      claimedBy: { account: 'operator1' },
    });
    expect((await promotion(id)).status).toBe('process');
    expect((await act('rejection')).body.value).toMatchObject({
      status: 'rejected',
      sent: [{ no: 1, decision: 'rejected', decidedBy: 'operator1', reason: 'not yours' }],
    });
    await socket.waitFor('reward.changed', ({ data }) => (data as { status: string }).status === 'rejected');
    expect(await promotion(id)).toMatchObject({
      status: 'rejected',
      application: { triesLeft: 2, isOpen: true, last: { reason: 'not yours' } },
    });
    expect((await send(id, { comment: 'Mine, see' })).body.value).toEqual({
      status: 'applying',
      triesLeft: 1,
    });
    expect(outcome(await act('claim'))).toBe('ok');
    expect((await act('approval')).body.value).toMatchObject({
      status: 'issued',
      sent: [
        { no: 2, comment: 'Mine, see', decision: 'approved' },
        { no: 1, decision: 'rejected' },
      ],
    });
    expect(await balance()).toBe('10.00');
    expect(await promotion(id)).toMatchObject({ status: 'received', application: { isOpen: false } });
    const inbox = await api.client.get<{ list: object[] }>('/wps/messages', member.token);
    expect(inbox.body.value?.list).toMatchObject([
      { kind: 'reward.given', data: { amount: '10.00' } },
      { kind: 'application.rejected', data: { promotion: id, reason: 'not yours', triesLeft: 2 } },
    ]);
    socket.close();
  });

  test('for what can be claimed then, and the budget is taken by the approval', async () => {
    const id = await publish({ giving: { how: 'claim' } });
    await send(id);
    const spent = () => db.query('select spent::int, claims::int from rewards.campaign where id = $1', [id]);
    await act('claim');
    expect(await spent()).toEqual([{ spent: 0, claims: 0 }]);
    expect((await act('approval')).body.value?.status).toBe('claimable');
    expect(await spent()).toEqual([{ spent: 1000, claims: 1 }]);
    expect((await promotion(id)).status).toBe('claim');
  });

  test('once, also where the answer was lost', async () => {
    const id = await publish();
    const key = randomUUID();
    const images = [await picture()];
    expect(outcome(await send(id, undefined, images, { key }))).toBe('ok');
    expect((await send(id, undefined, images, { key })).body.value).toEqual({
      status: 'applying',
      triesLeft: 2,
    });
    expect(outcome(await send(id))).toBe('409 error_application_state');
  });

  test('as often as the terms say, under which the member has begun', async () => {
    const id = await publish({ giving: { application: { tries: 2, images: 'optional' } } });
    await send(id);
    await publish({ giving: { application: { tries: 9, images: 'none' } } }, id);
    await reject();
    expect(outcome(await send(id, undefined, [await picture()]))).toBe('ok');
    await reject();
    expect(await promotion(id)).toMatchObject({
      status: 'rejected',
      application: { triesLeft: 0, isOpen: false },
    });
    expect(outcome(await send(id))).toBe('409 error_application_state');
  });

  test('only after the code, where it has one', async () => {
    const id = await publish({ trigger: { on: 'code', code: 'STORY123' } });
    expect((await promotion(id)).status).toBe('open');
    expect(outcome(await send(id))).toBe('422 error_not_eligible');
    const give = () =>
      api.client.send(
        'POST',
        '/wps/rewards/codes',
        { code: 'story123' },
        { token: member.token, key: randomUUID() },
      );
    expect(outcome(await give())).toBe('ok');
    expect(await promotion(id)).toMatchObject({
      status: 'apply',
      application: { isOpen: true, triesLeft: 3 },
    });
    expect(outcome(await give())).toBe('422 error_code_invalid');
    expect(outcome(await send(id))).toBe('ok');
    expect(outcome(await give())).toBe('422 error_code_invalid');
    await reject();
    expect(await promotion(id)).toMatchObject({ status: 'rejected', application: { isOpen: true } });
    expect(outcome(await send(id))).toBe('ok');
  });
});

describe('an application is refused', () => {
  test('with a text that is too long or empty, with four images, a GIF, or none where one is asked for', async () => {
    const id = await publish({ giving: { application: { tries: 3, images: 'required' } } });
    const one = await picture();
    const gif = await sharp(one).gif().toBuffer();
    const fieldOf = async (comment: string) => {
      const { status, body } = await send(id, { comment }, [one]);
      return `${status} ${body.errors?.map(({ field, code }) => `${field} ${code}`).join()}`;
    };
    expect([await fieldOf('a'.repeat(141)), await fieldOf('   ')]).toEqual([
      '400 comment field_length',
      '400 comment field_length',
    ]);
    expect(outcome(await send(id, undefined, [one, one, one, one]))).toBe('422 error_too_many_images');
    expect(outcome(await send(id, undefined, [gif]))).toBe('422 error_image_invalid');
    const none = await send(id);
    expect([none.status, none.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'images', code: 'field_required' })],
    ]);
    expect(await db.query('select from rewards.entitlement where member = $1', [member.id])).toEqual([]);
    expect(outcome(await send(id, { comment: 'a'.repeat(140) }, [one, one, one]))).toBe('ok');
  });

  test('with images where there are none, for what is over, spent, for others, or nobody applies for', async () => {
    const noImages = await publish({ giving: { application: { tries: 3, images: 'none' } } });
    expect(outcome(await send(noImages, undefined, [await picture()]))).toBe('422 error_too_many_images');
    const over = await publish({ schedule: { endsAt: '2026-01-02T00:00:00Z' } });
    expect(outcome(await send(over))).toBe('422 error_campaign_over');
    const spent = await publish({ budget: { amount: null, claims: 1 } });
    await db.query('update rewards.campaign set claims = 1 where id = $1', [spent]);
    expect(outcome(await send(spent))).toBe('422 error_campaign_budget_spent');
    expect((await promotion(spent)).status).toBe('closed');
    const high = await publish({ eligibility: { levels: [5] } });
    expect(outcome(await send(high))).toBe('422 error_not_eligible');
    const gift = await publishCampaign(db, { trigger: { on: 'manual' } });
    expect(outcome(await send(gift))).toBe('404 error_not_found');
    expect(outcome(await send(randomUUID()))).toBe('404 error_not_found');
  });

  test('of a member who is barred, whose applications are closed', async () => {
    const id = await publish();
    await send(id);
    const bar = await api.client.send(
      'POST',
      `/wps/ops/members/${member.id}/restrictions/no-rewards`,
      { reason: 'asked for it' },
      { key: randomUUID(), headers: operator },
    );
    expect(bar.status).toBe(200);
    expect((await list('&state=all')).map(({ status }) => status)).toEqual(['closed']);
    expect((await promotion(id)).status).toBe('closed');
    expect(outcome(await send(id))).toBe('423 error_rewards_barred');
    expect(outcome(await act('claim'))).toBe('409 error_application_state');
  });
});

describe('operators', () => {
  test('cannot decide what they have not taken, and of two that take it one is told who has it', async () => {
    const id = await publish();
    await send(id);
    for (const what of ['approval', 'rejection', 'release'] as const)
      expect(outcome(await act(what))).toBe('409 error_application_state');
    const taken = await Promise.all([act('claim'), act('claim', other)]);
    expect(taken.map(outcome).sort()).toEqual(['409 error_claimed_by_another', 'ok']);
    const [loser, winner] = outcome(taken[0] as Reply) === 'ok' ? [other, operator] : [operator, other];
    for (const what of ['approval', 'rejection', 'release'] as const)
      expect(outcome(await act(what, loser))).toBe('409 error_claimed_by_another');
    expect((await act('release', winner)).body.value).toMatchObject({ status: 'applying', claimedBy: null });
    expect(outcome(await act('claim', loser))).toBe('ok');
    const decided = await Promise.all([act('approval', loser), act('rejection', loser)]);
    expect(decided.map(outcome).sort()).toEqual(['409 error_application_state', 'ok']);
  });

  test('go on with what another has left for half an hour', async () => {
    const id = await publish();
    await send(id);
    await act('claim');
    await db.query(
      `update rewards.entitlement set claimed_at = now() - interval '31 minutes' where campaign = $1`,
      [id],
    );
    expect((await list())[0]?.claimedBy).toBeNull();
    expect((await act('approval', other)).body.value).toMatchObject({ status: 'issued' });
  });

  test('are refused where the budget is spent or the campaign is paused, and nothing changes', async () => {
    const id = await publish({ budget: { amount: null, claims: 1 } });
    await send(id);
    await act('claim');
    await db.query('update rewards.campaign set claims = 1 where id = $1', [id]);
    expect(outcome(await act('approval'))).toBe('422 error_campaign_budget_spent');
    await db.query(`update rewards.campaign set claims = 0, status = 'paused' where id = $1`, [id]);
    expect(outcome(await act('approval'))).toBe('422 error_campaign_over');
    const [found] = await list();
    expect(found).toMatchObject({ status: 'process', claimedBy: { account: 'operator1' } });
    expect((await ops('GET', `/${found?.id}`)).body.value?.sent).toMatchObject([{ decision: null }]);
    expect(await balance()).toBe('0.00');
  });

  test('decide nothing of the own account', async () => {
    const id = await publish();
    await send(id);
    await api.client.send(
      'POST',
      '/wps/ops/member-accounts',
      { account: member.account },
      { key: randomUUID(), headers: other },
    );
    expect(outcome(await act('claim', other))).toBe('403 error_self_dealing');
    expect(outcome(await act('claim'))).toBe('ok');
  });

  test('see images where they decide, which is recorded; nobody else does but the member', async () => {
    const id = await publish();
    await send(id, undefined, [await picture()]);
    const image = (await promotion(id)).application?.last?.images[0]?.id;
    const path = `/wps/rewards/promotions/${id}/application/images/${image}`;
    const own = await api.client.get<{ type: string; data: string }>(path, member.token);
    expect(own.body.value?.type).toBe('image/jpeg');
    const stranger = await api.client.register();
    expect((await api.client.get(path, stranger.token)).status).toBe(404);
    await send(id, undefined, [await picture()], { token: stranger.token });
    expect((await api.client.get(path, stranger.token)).status).toBe(404);
    const found = await caseId();
    const asOperator = (who: Who) =>
      ops<{ data: string }>('GET', `/${found}/images/${image}`, undefined, who);
    const reader = await sessionWith(db, api.url, ['reward.read']);
    expect((await asOperator(reader)).status).toBe(403);
    expect((await ops('GET', `/${found}`, undefined, reader)).status).toBe(200);
    expect((await asOperator(operator)).body.value?.data).toBe(own.body.value?.data);
    const seen = await db.query(
      `select subject from platform.audit where action = 'application-image.viewed'`,
    );
    expect(seen).toEqual([{ subject: `application image ${image}` }]);
    expect((await act('approval', reader, found)).status).toBe(403);
  });

  test('have them counted on the board until they are decided, and apart from rewards that are held', async () => {
    const counts = async () => {
      const { body } = await api.client.send<{ applications: number; heldRewards: number }>(
        'GET',
        '/wps/ops/queue',
        undefined,
        { headers: operator },
      );
      return body.value;
    };
    // What other tests have left is closed with their campaigns.
    while ((await counts())?.applications !== 0) await new Promise(setImmediate);
    const id = await publish();
    await send(id);
    await act('claim');
    expect(await counts()).toMatchObject({ applications: 1, heldRewards: 0 });
    const held = await api.client.send<{ list: object[] }>(
      'GET',
      '/wps/ops/held-rewards?state=all',
      undefined,
      {
        headers: operator,
      },
    );
    expect(held.body.value?.list).toEqual([]);
    const asHeld = await api.client.send(
      'POST',
      `/wps/ops/held-rewards/${await caseId()}/approval`,
      {},
      {
        key: randomUUID(),
        headers: operator,
      },
    );
    expect(asHeld.status).toBe(404);
    await act('approval');
    expect((await counts())?.applications).toBe(0);
  });

  test('give nothing by hand of what members apply for', async () => {
    const id = await publish();
    const gift = await api.client.send(
      'POST',
      `/wps/ops/campaigns/${id}/gifts`,
      { account: member.account, reason: 'a thank-you' },
      { key: randomUUID(), headers: operator },
    );
    expect(outcome(gift)).toBe('422 error_campaign_over');
  });

  test('who end the campaign close what is not decided', async () => {
    const id = await publish();
    await send(id);
    await act('claim');
    const socket = api.client.socket(member.token);
    await socket.ready;
    await api.client.send(
      'POST',
      `/wps/ops/campaigns/${id}/end`,
      { reason: 'it is over' },
      {
        key: randomUUID(),
        headers: operator,
      },
    );
    await socket.waitFor('reward.changed', ({ data }) => (data as { status: string }).status === 'closed');
    expect((await list('&state=all')).map(({ status }) => status)).toEqual(['closed']);
    socket.close();
  });
});

test.each<[string, TermsChange, string[]]>([
  ['a gift', {}, []],
  ['a code', { trigger: { on: 'code', code: 'STORY123' } }, []],
  ['a deposit', { trigger: { on: 'deposit', least: '10', nth: null, within: null } }, ['giving.application']],
  [
    'a code that has to be joined before',
    { trigger: { on: 'code', code: 'STORY123' }, giving: { optIn: true } },
    ['giving.optIn'],
  ],
])('of %s can be published, or not', async (_, change, fields) => {
  const [row] = await db.query<{ settings: Parameters<typeof campaignErrors>[1]['settings'] }>(
    `select settings from site.brand where id = 'mela'`,
  );
  if (!row) throw new Error('there is a brand');
  const terms = termsWith({
    trigger: { on: 'manual' },
    ...change,
    giving: { application: { tries: 3, images: 'none' }, ...change.giving },
    texts: { EN: { title: 'Story', text: '' }, BN: { title: 'গল্প', text: '' } },
  });
  const errors = campaignErrors(terms, { settings: row.settings, plans: [], now: new Date() });
  expect(errors.map(({ field }) => field)).toEqual(fields);
});
