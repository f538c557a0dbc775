import { type Registered, type Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { birthDateError, latestBirthDate } from './birth-date.js';
import { AVATARS } from './common/avatars.js';

const PROFILE = '/wps/member/profile';
const { db, api } = setUpTestApi();
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const put = (what: string, fields: object, sealed = false): Promise<Reply> =>
  api.client.send('PUT', `${PROFILE}/${what}`, fields, { token: member.token, sealed });
const call = (nickname: string) => put('nickname', { nickname });
const give = (birthDate: string) => put('birth-date', { birthDate }, true);
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const errors = ({ body }: Reply) => body.errors?.map(({ field, code }) => `${field} ${code}`);
const profile = async (path = PROFILE) =>
  (await api.client.get<Record<string, unknown>>(path, member.token)).body.value ?? {};
const auditOf = (action: string) =>
  db.query('select before, after from platform.audit where actor = $1 and action = $2 order by id', [
    `member ${member.id}`,
    action,
  ]);

test('nickname and avatar are pushed as they are, kept, and on record; the same again changes nothing', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect(outcome(await call('  রূপা   বেগম '))).toBe('200 null');
  const named = { nickname: 'রূপা বেগম', avatar: null };
  expect(await socket.waitFor('profile.updated')).toMatchObject({ seq: 1, data: named });
  expect(outcome(await put('avatar', { avatar: 'tiger' }))).toBe('200 null');
  expect(await socket.waitFor('profile.updated', ({ seq }) => seq === 2)).toMatchObject({
    data: { ...named, avatar: 'tiger' },
  });
  await put('avatar', { avatar: 'tiger' });
  await call('রূপা বেগম');
  expect(await profile('/wps/member/info')).toMatchObject({ ...named, avatar: 'tiger', seq: 2 });
  expect(await profile()).toMatchObject({ id: member.id, account: member.account, avatar: 'tiger' });
  expect(await profile('/wps/member/info/icon')).toEqual({ avatar: 'tiger' });
  expect(await auditOf('profile.changed')).toEqual([
    { before: { nickname: null, avatar: null }, after: named },
    { before: named, after: { ...named, avatar: 'tiger' } },
  ]);
  await call('');
  await put('avatar', { avatar: null });
  expect(await profile()).toMatchObject({ nickname: null, avatar: null });
});

test.each([
  ['x'.repeat(41), 'field_length'],
  ['admin\u202enimda', 'field_invalid'],
  ['a\u2066b', 'field_invalid'],
  ['a\u0000b', 'field_invalid'],
  ['two\nlines', 'field_invalid'],
  ['\u200b\u3164', 'field_required'],
])('%j is no nickname', async (nickname, code) => {
  expect(errors(await call(nickname))).toEqual([`nickname ${code}`]);
  expect(await profile()).toMatchObject({ nickname: null });
});

test('an avatar is one of those that are drawn', async () => {
  expect(errors(await put('avatar', { avatar: '../x.svg' }))).toEqual(['avatar field_invalid']);
  await db.query(`update members.member set avatar = 'withdrawn' where id = $1`, [member.id]);
  expect(await profile('/wps/member/info')).toMatchObject({ avatar: null });
  for (const avatar of AVATARS) expect(outcome(await put('avatar', { avatar }))).toBe('200 null');
});

test('the birth date is given once, by one of two calls at once', async () => {
  const replies = await Promise.all([give('1990-05-31'), give('1991-06-01')]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', '409 error_birth_date_fixed']);
  const birthDate = outcome(replies[0] as Reply) === '200 null' ? '1990-05-31' : '1991-06-01';
  expect(await profile()).toMatchObject({ birthDate, minimumAge: 18 });
  expect(await auditOf('birth-date.given')).toEqual([{ before: null, after: { birthDate } }]);
  expect(outcome(await give('1980-01-01'))).toBe('409 error_birth_date_fixed');
});

test('who is too young is told the age; the date is on record, and five a day are tried', async () => {
  const young = latestBirthDate(new Date(), 'Asia/Dhaka', 17);
  const refused = await give(young);
  expect(refused.body.errors).toEqual([{ field: 'birthDate', code: 'field_too_young', params: { age: 18 } }]);
  expect(await auditOf('birth-date.refused')).toMatchObject([{ after: { birthDate: young } }]);
  for (let tries = 1; tries < 5; tries += 1) await give(young);
  expect(outcome(await give('1990-05-31'))).toBe('429 error_too_many_requests');
  expect(await profile()).toMatchObject({ birthDate: null });
});

const ADULTS = { timeZone: 'Asia/Dhaka', minimumAge: 18 };
/** 28 February in Greenwich, and the first of March in Dhaka. */
const NIGHT = new Date('2026-02-28T20:00:00Z');

test.each([
  ['', 'field_required'],
  ['1990-02-29', 'field_birth_date'],
  ['31-05-1990', 'field_birth_date'],
  ['1890-01-01', 'field_birth_date'],
  ['2026-03-02', 'field_birth_date'],
  ['2008-03-02', 'field_too_young'],
  ['2008-03-01', undefined],
  ['2008-02-29', undefined],
  ['1906-03-02', undefined],
])('a member born on %j at the night of the birthday: %s', (birthDate, code) => {
  expect(birthDateError(birthDate, NIGHT, ADULTS)?.code).toBe(code);
});
