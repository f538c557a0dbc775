import type { ProposalValue } from '../common/proposal.calls.js';
import { DAY_MS, numberOf, RIGHT, setUpDrawDesk, WRONG } from './draw-desk.fixture.js';

const desk = setUpDrawDesk();
const { db, api, parts } = desk.programs;

test('two operators who differ type the result again, and the same numbers settle the draw', async () => {
  const member = await desk.testbed.member();
  await desk.bet(member, 'sea.top3', ['427'], '1.00');
  expect(await desk.enter(desk.first, RIGHT)).toMatchObject({
    status: 409,
    message: 'error_draw_move_not_allowed',
  });
  await desk.close();
  expect(await desk.enter(desk.first, '742')).toMatchObject({ status: 422, message: 'error_draw_result' });
  expect(await desk.enter(desk.first, WRONG)).toMatchObject({ status: 200, value: { final: false } });
  expect((await desk.detail()).entries).toMatchObject([
    { operator: 'operator1', state: 'waiting', result: null },
  ]);
  expect(await desk.enter(desk.first, WRONG)).toMatchObject({
    status: 409,
    message: 'error_second_operator_needed',
  });
  expect(await desk.enter(desk.second, RIGHT)).toMatchObject({
    status: 409,
    message: 'error_result_mismatch',
    value: { places: [1] },
  });
  expect((await desk.detail()).entries.map(({ state }) => state)).toEqual(['cleared', 'cleared']);
  expect(await desk.enter(desk.second, RIGHT)).toMatchObject({ value: { final: false } });
  expect(await desk.enter(desk.first, RIGHT)).toMatchObject({ value: { final: true } });
  await desk.testbed.settle({ id: await desk.id() });
  expect(await desk.testbed.balance(member)).toBe('1964.00');
  expect(await desk.detail()).toMatchObject({
    status: 'settled',
    result: RIGHT,
    revision: 1,
    paid: '965.00',
  });
});

test('a correction pays by the new result, and a win that is spent becomes a debt', async () => {
  const [winner, loser] = await Promise.all([desk.testbed.member(), desk.testbed.member()]);
  expect(await desk.bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await desk.bet(loser, 'sea.top3', ['428'], '1.00');
  await desk.hold();
  const next = numberOf(desk.closeAt + 2 * DAY_MS);
  expect(await desk.bet(winner, 'sea.side.top', ['B'], '1500.00', next)).toMatchObject({ status: 200 });
  expect(await desk.testbed.balance(winner)).toBe('464.00');
  const path = `lottery/draws/${await desk.id()}/correction`;
  expect(await desk.byTwo(path, { result: WRONG, reason: 'misread' })).toMatchObject({ status: 200 });
  await desk.testbed.settle({ id: await desk.id() });
  await desk.testbed.settle({ id: await desk.id() });
  expect(await desk.testbed.balance(winner)).toBe('0.00');
  expect(await desk.testbed.balance(loser)).toBe('1964.00');
  expect(await desk.testbed.isBalanced()).toBe(true);
  const messages = await db.query<{ data: object }>(
    `select data from messaging.message where member = $1 and kind = 'draw.corrected'`,
    [winner.id],
  );
  expect(messages).toMatchObject([{ data: { before: '965.00', after: '0.00', reason: 'misread' } }]);
  expect(await desk.detail()).toMatchObject({
    status: 'settled',
    revision: 2,
    result: WRONG,
    revisions: [{ result: RIGHT }, { result: WRONG, reason: 'misread' }],
  });
  const [round] = await desk.testbed.rounds(loser);
  expect(round).toMatchObject({ status: 'settled', stake: 100, payout: 96_500, valid: 100 });
});

test('a settled draw that two operators void gives stakes back and takes wins', async () => {
  const [winner, loser] = await Promise.all([desk.testbed.member(), desk.testbed.member()]);
  expect(await desk.bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await desk.bet(loser, 'sea.bottom2', ['71'], '5.00');
  await desk.hold();
  expect(await desk.testbed.balance(winner)).toBe('1964.00');
  const path = `lottery/draws/${await desk.id()}/void`;
  const { value } = await desk.post<{ proposal: ProposalValue }>(desk.first, path, {
    reason: 'drawing repeated',
  });
  const approval = `proposals/${value?.proposal.id}/approval`;
  expect(await desk.post(desk.first, approval, {})).toMatchObject({ status: 409 });
  expect(await desk.post(desk.second, approval, {})).toMatchObject({ status: 200 });
  await desk.testbed.settle({ id: await desk.id() });
  expect(await desk.testbed.balance(winner)).toBe('1000.00');
  expect(await desk.testbed.balance(loser)).toBe('1000.00');
  expect(await desk.testbed.rounds(winner)).toMatchObject([
    { status: 'void', stake: 0, payout: 0, valid: 0 },
  ]);
  expect(await desk.testbed.isBalanced()).toBe(true);
  const { body } = await api.client.get(`/lotto/lgw/draws/LAO_4D/${desk.drawNo}/proof`);
  expect(body.value).toMatchObject({ status: 'void', result: null, voidReason: 'operators' });
  expect(await desk.post(desk.first, path, { reason: 'again' })).toMatchObject({
    status: 409,
    message: 'error_draw_move_not_allowed',
  });
});

test('a result is neither corrected nor voided after 48 hours', async () => {
  await desk.hold();
  await desk.testbed.moveTo(new Date(parts.clock.now().getTime() + 48 * 3_600_000));
  await desk.logIn();
  const id = await desk.id();
  for (const [act, body] of [
    ['void', {}],
    ['correction', { result: WRONG }],
  ] as const)
    expect(
      await desk.post(desk.first, `lottery/draws/${id}/${act}`, { ...body, reason: 'too late' }),
    ).toMatchObject({
      status: 409,
    });
});

test('without a result operators are alarmed after half an hour, and the draw of Laos is void after an hour', async () => {
  const member = await desk.testbed.member();
  await desk.bet(member, 'sea.top3', ['427'], '1.00');
  await desk.close();
  const drawAt = desk.closeAt + 30 * 60_000;
  await desk.testbed.moveTo(new Date(drawAt + 30 * 60_000));
  await desk.testbed.draws.advanceDue();
  await desk.logIn();
  expect((await desk.detail()).alarmedAt).not.toBeNull();
  const { body } = await api.client.send<{ awaitedResults: number }>('GET', '/wps/ops/queue', undefined, {
    headers: desk.first,
  });
  expect(body.value?.awaitedResults).toBe(1);
  await desk.testbed.moveTo(new Date(drawAt + 60 * 60_000));
  await desk.testbed.draws.advanceDue();
  await desk.testbed.settle({ id: await desk.id() });
  await desk.logIn();
  expect(await desk.detail()).toMatchObject({ status: 'void', voidReason: 'no-result' });
  expect(await desk.testbed.balance(member)).toBe('1000.00');
});

test('a result that is withdrawn while it is settled stops no chase', async () => {
  const member = await desk.testbed.member();
  const chase = {
    gameCode: 'LAO_4D',
    prizeMode: 'SEA',
    lines: [{ rule: 'sea.top3', picks: [['427']], amount: '1.00', bets: 1 }],
    draws: [desk.closeAt, desk.closeAt + 2 * DAY_MS].map((at) => ({ drawNo: numberOf(at), multiple: 1 })),
    stopOnWin: true,
    amount: '2.00',
  };
  const { value } = await desk.testbed.post<{ chaseId: string }>(member, '/chases', chase);
  await desk.close();
  await desk.enter(desk.first, RIGHT);
  await desk.enter(desk.second, RIGHT);
  const id = await desk.id();
  await desk.meanwhile(
    () => desk.testbed.settle({ id }),
    `update lottery.draw set revision = 2, result = '${WRONG}' where id = :draw;
     insert into lottery.draw_result (draw, revision, result, reason, decided_at) values (:draw, 2, '${WRONG}', 'misread', now())`,
  );
  await desk.testbed.settle({ id });
  const held = await desk.testbed.get<{ status: string; draws: { status: string }[] }>(
    member,
    `/chases/${value.chaseId}`,
  );
  expect(held.value.status).toBe('running');
  expect(held.value.draws.map(({ status }) => status)).toEqual(['lost', 'accepted']);
  expect(await desk.testbed.balance(member)).toBe('998.00');
});
