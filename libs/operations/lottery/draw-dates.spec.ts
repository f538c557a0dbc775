import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import { LotteryTestbed } from '#libs/lottery/lottery.fixture';
import { DAY_MS, numberOf, setUpDrawOperators } from './draw-operators.fixture.js';

/** The draw of 1 January, whose sale ends at 14:20 in Bangkok. */
const closeOf = (test: number) => Date.UTC(2028 + test, 0, 1, 7, 20);
const HOUR_MS = 3_600_000;

const operators = setUpDrawOperators({ code: 'TH_GOV', closeOf });
const { db, api } = operators.programs;

/** So many days after the draw's own. */
const dayIn = (days: number) => new Date(operators.closeAt + days * DAY_MS).toISOString().slice(0, 10);
const iso = (at: number) => new Date(at).toISOString();
const path = async () => `lottery/draws/${await operators.id()}/date`;
const propose = async (days: number) =>
  operators.post(operators.first, await path(), { date: dayIn(days), reason: 'public holiday' });
const move = async (days: number) =>
  operators.byTwo(await path(), { date: dayIn(days), reason: 'public holiday' });

const draws = () =>
  db.query<{ draw_no: string; open_at: Date; close_at: Date; draw_at: Date; due_at: Date }>(
    'select draw_no, open_at, close_at, draw_at, due_at from lottery.draw order by draw_at limit 3',
  );
const messages = () =>
  db.query<{ member: string; data: object }>(
    `select member, data from messaging.message where kind = 'draw.moved' order by member`,
  );

test('a draw that two operators move closes and is drawn on the other day under its number', async () => {
  const member = await operators.testbed.member();
  await operators.bet(member, 'sea.bottom2', ['74'], '1.00');
  expect(await move(1)).toMatchObject({ status: 200 });
  const [closeAt, drawAt] = [operators.closeAt + DAY_MS, operators.closeAt + DAY_MS + 70 * 60_000];
  expect(await operators.detail()).toMatchObject({
    drawNo: operators.drawNo,
    status: 'open',
    closeAt: iso(closeAt),
    drawAt: iso(drawAt),
    resultDueAt: iso(drawAt + HOUR_MS / 2),
    voidAt: iso(drawAt + DAY_MS),
    tickets: 1,
    moves: [{ before: iso(drawAt - DAY_MS), after: iso(drawAt), reason: 'public holiday' }],
  });
  const { body } = await api.client.get('/lotto/lgw/games/TH_GOV/current');
  expect(body.value).toMatchObject({
    draw: { drawNo: operators.drawNo, closeAt: iso(closeAt), drawAt: iso(drawAt) },
    next: { drawNo: numberOf(operators.closeAt + 15 * DAY_MS), openAt: iso(closeAt) },
  });

  await operators.testbed.moveTo(new Date(operators.closeAt + HOUR_MS));
  await operators.logIn();
  await operators.testbed.draws.advanceDue();
  expect(await operators.bet(member, 'sea.bottom2', ['75'], '1.00')).toMatchObject({ status: 200 });
  await operators.testbed.moveTo(new Date(closeAt));
  await operators.logIn();
  expect(await operators.bet(member, 'sea.bottom2', ['76'], '1.00')).toMatchObject({
    status: 422,
    message: 'error_draw_closed',
  });
  await operators.testbed.draws.advanceDue();
  expect(await draws()).toMatchObject([
    { draw_no: operators.drawNo, due_at: new Date(drawAt + HOUR_MS / 2) },
    { open_at: new Date(closeAt), due_at: new Date(operators.closeAt + 15 * DAY_MS) },
    {},
  ]);
});

test('the day that it was moved from is not planned again', async () => {
  const before = await draws();
  await move(10);
  await operators.testbed.draws.planner.planAll();
  const after = await draws();
  expect(after.map(({ draw_no }) => draw_no)).toEqual(before.map(({ draw_no }) => draw_no));
  expect(after[0]?.draw_at.getTime()).toBe(operators.closeAt + 10 * DAY_MS + 70 * 60_000);
});

test('members with tickets get one message with both dates and the reason, and nobody else does', async () => {
  const [holder, chaser, late, cancelled] = await Promise.all(
    [1, 2, 3, 4].map(() => operators.testbed.member()),
  );
  if (!holder || !chaser || !late || !cancelled) throw new Error('no members');
  await operators.bet(holder, 'sea.bottom2', ['74'], '1.00');
  await operators.bet(holder, 'sea.bottom2', ['75'], '1.00');
  const { value } = await operators.bet(cancelled, 'sea.bottom2', ['74'], '1.00');
  await operators.testbed.post(cancelled, `/bets/${value.ticketId}/cancellation`);
  const lines = [{ rule: 'sea.bottom2', picks: [['74']], amount: '1.00', bets: 1 }];
  const chased = [operators.closeAt, operators.closeAt + 15 * DAY_MS].map((at) => ({
    drawNo: numberOf(at),
    multiple: 1,
  }));
  const { value: chase } = await operators.testbed.post<{ chaseId: string }>(chaser, '/chases', {
    ...{ gameCode: 'TH_GOV', prizeMode: 'SEA', lines, draws: chased, stopOnWin: true, amount: '2.00' },
  });
  await move(2);
  await operators.bet(late, 'sea.bottom2', ['74'], '1.00');
  await Promise.all([1, 2].map(() => operators.testbed.notifyOfMoves()));
  await operators.testbed.notifyOfMoves();
  const [before, after] = [0, 2].map((days) => iso(operators.closeAt + days * DAY_MS + 70 * 60_000));
  expect(await messages()).toMatchObject(
    [holder, chaser]
      .map(({ id }) => ({ member: String(id), data: { before, after, reason: 'public holiday' } }))
      .toSorted((one, other) => Number(one.member) - Number(other.member)),
  );
  const { value: held } = await operators.testbed.get(chaser, `/chases/${chase.chaseId}`);
  expect(held).toMatchObject({ status: 'running', draws: [{ drawAt: after, status: 'accepted' }, {}] });
});

test('only days on sale, within two weeks and before the next draw are taken', async () => {
  expect((await operators.detail()).movableDays).toEqual({ from: dayIn(0), to: dayIn(14) });
  expect(await propose(15)).toMatchObject({
    status: 422,
    message: 'error_draw_date',
    params: { from: dayIn(0), to: dayIn(14) },
  });
  expect(await propose(-1)).toMatchObject({ status: 422, message: 'error_draw_date' });
  expect(await propose(0)).toMatchObject({ status: 422, message: 'error_nothing_changed' });
  expect(
    await operators.post(operators.first, await path(), { date: '2028-02-30', reason: 'public holiday' }),
  ).toMatchObject({
    status: 400,
  });
});

test('a planned draw is moved up to the day after the one before it', async () => {
  operators.drawNo = numberOf(operators.closeAt + 15 * DAY_MS);
  expect((await operators.detail()).movableDays).toEqual({ from: dayIn(1), to: dayIn(29) });
  expect(await move(1)).toMatchObject({ status: 200 });
  const [first, second, third] = await draws();
  expect(second).toMatchObject({
    draw_no: operators.drawNo,
    open_at: first?.close_at,
    due_at: first?.close_at,
    close_at: new Date(operators.closeAt + DAY_MS),
  });
  expect(third?.open_at).toEqual(second?.close_at);
});

test('a proposal is stale once the draw was moved, and nothing is moved once its sale is over', async () => {
  const { value } = await operators.post<{ proposal: { id: string } }>(operators.first, await path(), {
    date: dayIn(3),
    reason: 'public holiday',
  });
  const approve = (who: Record<string, string>) =>
    operators.post(who, `proposals/${value?.proposal.id}/approval`, {});
  expect(await approve(operators.first)).toMatchObject({ status: 409 });
  await db.query(
    `update lottery.draw set draw_at = draw_at + interval '1 day', void_at = void_at + interval '1 day' where draw_no = $1`,
    [operators.drawNo],
  );
  expect(await approve(operators.second)).toMatchObject({ status: 409, message: 'error_proposal_stale' });
  await operators.testbed.moveTo(new Date(operators.closeAt));
  expect(await propose(5)).toMatchObject({ status: 409, message: 'error_draw_move_not_allowed' });
  expect((await operators.detail()).movableDays).toBeNull();
});

test('draws of our own are not moved', async () => {
  const testbed = new LotteryTestbed(operators.programs);
  await testbed.begin(new Date(operators.closeAt), 'L645');
  const [own] = await db.query<{ id: string }>(`select id from lottery.draw where status = 'open'`);
  const detail = await operators.get<DrawDetail>(`lottery/draws/${own?.id}`);
  expect(detail.movableDays).toBeNull();
  expect(
    await operators.post(operators.first, `lottery/draws/${own?.id}/date`, {
      date: dayIn(1),
      reason: 'public holiday',
    }),
  ).toMatchObject({ status: 409, message: 'error_draw_move_not_allowed' });
});

test('a ticket that is bought while the draw is moved is in the draw, and its member sees the new date', async () => {
  const member = await operators.testbed.member();
  const id = await operators.id();
  const moving = operators.meanwhile(() => move(1), 'select 1');
  const [bought] = await Promise.all([operators.bet(member, 'sea.bottom2', ['74'], '1.00'), moving]);
  expect(bought).toMatchObject({ status: 200 });
  const { value } = await operators.testbed.get(member, `/bets/${bought.value.ticketId}`);
  expect(value).toMatchObject({ status: 'accepted', drawAt: iso(operators.closeAt + DAY_MS + 70 * 60_000) });
  expect((await operators.detail()).id).toBe(id);
});
