import { jest } from '@jest/globals';
import type { Ledger } from '#libs/ledger/index';
import { insertMember } from '#libs/members/member.fixture';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { bonusFor, createBonuses } from '#libs/wagering/bonus.fixture';
import type { BonusState } from '#libs/wagering/common/bonus';
import { type Bonuses, EndedBonuses } from '#libs/wagering/index';
import { RewardMessages } from '../reward-messages.js';
import { BonusEndJobs } from './bonus-end.jobs.js';

const { parts, db } = setUpTestParts();
let bonuses: Bonuses;
let ledger: Ledger;
let messages: Messages;
let jobs: BonusEndJobs;

beforeAll(async () => {
  ({ bonuses, ledger } = await createBonuses(parts));
  const kinds = new MessageKinds();
  new RewardMessages(kinds).onModuleInit();
  const { database, events, clock } = parts;
  messages = new Messages(database, events, clock, kinds, new UnreadCounts(database, events, clock));
  jobs = new BonusEndJobs(database, new JobHandlers(), new EndedBonuses(database), messages);
});

const addMember = async () => {
  const member = await insertMember(db, { parent: null, type: 0 });
  await ledger.openMember('mela', member, 'BDT');
  return member;
};
const grant = (member: string, more: Parameters<typeof bonusFor>[1] = {}) =>
  parts.database.transaction(() => bonuses.grant(bonusFor(member, more)));
const end = (member: string, as: BonusState) =>
  db.query(`select wagering.end_bonus(id, $2, now()) from wagering.open_bonus_view where member = $1`, [
    member,
    as,
  ]);
const messagesOf = (member: string) =>
  db.query<{ kind: string; data: object }>(
    'select kind, data from messaging.message where member = $1 order by id',
    [member],
  );

test('writes one message about each bonus and its money, and none about one that was given up', async () => {
  const member = await addMember();
  for (const as of ['released', 'given-up', 'expired'] as const) {
    await grant(member, { releaseCap: 3000n });
    await end(member, as);
  }
  await grant(member);
  await jobs.notifyAll();
  await jobs.notifyAll();
  const common = { amount: '50.00', currency: 'BDT' };
  expect(await messagesOf(member)).toEqual([
    { kind: 'bonus.ended', data: { status: 'released', paid: '30.00', lost: '20.00', ...common } },
    { kind: 'bonus.ended', data: { status: 'expired', paid: '0.00', lost: '50.00', ...common } },
  ]);
});

test('writes one message for each of more bonuses than fit into a transaction, with three workers at once', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, addMember));
  for (const member of members)
    for (let n = 0; n < 4; n++) {
      await grant(member);
      await end(member, 'spent');
    }
  await Promise.all([jobs.notifyAll(), jobs.notifyAll(), jobs.notifyAll()]);
  for (const member of members) expect(await messagesOf(member)).toHaveLength(4);
});

test('writes a message that failed the next time', async () => {
  const member = await addMember();
  await grant(member);
  await end(member, 'cancelled');
  jest.spyOn(messages, 'write').mockRejectedValueOnce(new Error('no connection'));
  await expect(jobs.notifyAll()).rejects.toThrow('no connection');
  expect(await messagesOf(member)).toEqual([]);
  await jobs.notifyAll();
  expect(await messagesOf(member)).toHaveLength(1);
});
