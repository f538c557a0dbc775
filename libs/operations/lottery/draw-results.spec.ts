import type { ProposalValue } from '../common/proposal.calls.js';
import { DAY_MS, numberOf, RIGHT, setUpDrawOperators, WRONG } from './draw-operators.fixture.js';

const operators = setUpDrawOperators();
const { db, api, parts } = operators.programs;

test('two operators who differ type the result again, and the same numbers settle the draw', async () => {
  const member = await operators.testbed.member();
  await operators.bet(member, 'sea.top3', ['427'], '1.00');
  expect(await operators.enter(operators.first, RIGHT)).toMatchObject({
    status: 409,
    message: 'error_draw_move_not_allowed',
  });
  await operators.close();
  expect(await operators.enter(operators.first, '742')).toMatchObject({
    status: 422,
    message: 'error_draw_result',
  });
  expect(await operators.enter(operators.first, WRONG)).toMatchObject({
    status: 200,
    value: { final: false },
  });
  expect((await operators.detail()).entries).toMatchObject([
    { operator: 'operator1', state: 'waiting', result: null },
  ]);
  expect(await operators.enter(operators.first, WRONG)).toMatchObject({
    status: 409,
    message: 'error_second_operator_needed',
  });
  expect(await operators.enter(operators.second, RIGHT)).toMatchObject({
    status: 409,
    message: 'error_result_mismatch',
    value: { places: [1] },
  });
  expect((await operators.detail()).entries.map(({ state }) => state)).toEqual(['cleared', 'cleared']);
  expect(await operators.enter(operators.second, RIGHT)).toMatchObject({ value: { final: false } });
  expect(await operators.enter(operators.first, RIGHT)).toMatchObject({ value: { final: true } });
  await operators.testbed.settle({ id: await operators.id() });
  expect(await operators.testbed.balance(member)).toBe('1964.00');
  expect(await operators.detail()).toMatchObject({
    status: 'settled',
    result: RIGHT,
    revision: 1,
    paid: '965.00',
  });
});

test('a correction pays by the new result, and a win that is spent becomes a debt', async () => {
  const [winner, loser] = await Promise.all([operators.testbed.member(), operators.testbed.member()]);
  expect(await operators.bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await operators.bet(loser, 'sea.top3', ['428'], '1.00');
  await operators.hold();
  const next = numberOf(operators.closeAt + 2 * DAY_MS);
  expect(await operators.bet(winner, 'sea.side.top', ['B'], '1500.00', next)).toMatchObject({ status: 200 });
  expect(await operators.testbed.balance(winner)).toBe('464.00');
  const path = `lottery/draws/${await operators.id()}/correction`;
  expect(await operators.byTwo(path, { result: WRONG, reason: 'misread' })).toMatchObject({ status: 200 });
  await operators.testbed.settle({ id: await operators.id() });
  await operators.testbed.settle({ id: await operators.id() });
  expect(await operators.testbed.balance(winner)).toBe('0.00');
  expect(await operators.testbed.balance(loser)).toBe('1964.00');
  expect(await operators.testbed.isBalanced()).toBe(true);
  const messages = await db.query<{ data: object }>(
    `select data from messaging.message where member = $1 and kind = 'draw.corrected'`,
    [winner.id],
  );
  expect(messages).toMatchObject([{ data: { before: '965.00', after: '0.00', reason: 'misread' } }]);
  expect(await operators.detail()).toMatchObject({
    status: 'settled',
    revision: 2,
    result: WRONG,
    revisions: [{ result: RIGHT }, { result: WRONG, reason: 'misread' }],
  });
  const [round] = await operators.testbed.rounds(loser);
  expect(round).toMatchObject({ status: 'settled', stake: 100, payout: 96_500, valid: 100 });
});

test('a settled draw that two operators void gives stakes back and takes wins', async () => {
  const [winner, loser] = await Promise.all([operators.testbed.member(), operators.testbed.member()]);
  expect(await operators.bet(winner, 'sea.top3', ['427'], '1.00')).toMatchObject({ status: 200 });
  await operators.bet(loser, 'sea.bottom2', ['71'], '5.00');
  await operators.hold();
  expect(await operators.testbed.balance(winner)).toBe('1964.00');
  const path = `lottery/draws/${await operators.id()}/void`;
  const { value } = await operators.post<{ proposal: ProposalValue }>(operators.first, path, {
    reason: 'drawing repeated',
  });
  const approval = `proposals/${value?.proposal.id}/approval`;
  expect(await operators.post(operators.first, approval, {})).toMatchObject({ status: 409 });
  expect(await operators.post(operators.second, approval, {})).toMatchObject({ status: 200 });
  await operators.testbed.settle({ id: await operators.id() });
  expect(await operators.testbed.balance(winner)).toBe('1000.00');
  expect(await operators.testbed.balance(loser)).toBe('1000.00');
  expect(await operators.testbed.rounds(winner)).toMatchObject([
    { status: 'void', stake: 0, payout: 0, valid: 0 },
  ]);
  expect(await operators.testbed.isBalanced()).toBe(true);
  const { body } = await api.client.get(`/lotto/lgw/draws/LAO_4D/${operators.drawNo}/proof`);
  expect(body.value).toMatchObject({ status: 'void', result: null, voidReason: 'operators' });
  expect(await operators.post(operators.first, path, { reason: 'again' })).toMatchObject({
    status: 409,
    message: 'error_draw_move_not_allowed',
  });
});

test('a result is neither corrected nor voided after 48 hours', async () => {
  await operators.hold();
  await operators.testbed.moveTo(new Date(parts.clock.now().getTime() + 48 * 3_600_000));
  await operators.logIn();
  const id = await operators.id();
  for (const [act, body] of [
    ['void', {}],
    ['correction', { result: WRONG }],
  ] as const)
    expect(
      await operators.post(operators.first, `lottery/draws/${id}/${act}`, { ...body, reason: 'too late' }),
    ).toMatchObject({
      status: 409,
    });
});

test('without a result operators are alarmed after half an hour, and the draw of Laos is void after an hour', async () => {
  const member = await operators.testbed.member();
  await operators.bet(member, 'sea.top3', ['427'], '1.00');
  await operators.close();
  const drawAt = operators.closeAt + 30 * 60_000;
  await operators.testbed.moveTo(new Date(drawAt + 30 * 60_000));
  await operators.testbed.draws.advanceDue();
  await operators.logIn();
  expect((await operators.detail()).alarmedAt).not.toBeNull();
  const { body } = await api.client.send<{ awaitedResults: number }>('GET', '/wps/ops/queue', undefined, {
    headers: operators.first,
  });
  expect(body.value?.awaitedResults).toBe(1);
  await operators.testbed.moveTo(new Date(drawAt + 60 * 60_000));
  await operators.testbed.draws.advanceDue();
  await operators.testbed.settle({ id: await operators.id() });
  await operators.logIn();
  expect(await operators.detail()).toMatchObject({ status: 'void', voidReason: 'no-result' });
  expect(await operators.testbed.balance(member)).toBe('1000.00');
});

test('a result that is withdrawn while it is settled stops no chase', async () => {
  const member = await operators.testbed.member();
  const chase = {
    gameCode: 'LAO_4D',
    prizeMode: 'SEA',
    lines: [{ rule: 'sea.top3', picks: [['427']], amount: '1.00', bets: 1 }],
    draws: [operators.closeAt, operators.closeAt + 2 * DAY_MS].map((at) => ({
      drawNo: numberOf(at),
      multiple: 1,
    })),
    stopOnWin: true,
    amount: '2.00',
  };
  const { value } = await operators.testbed.post<{ chaseId: string }>(member, '/chases', chase);
  await operators.close();
  await operators.enter(operators.first, RIGHT);
  await operators.enter(operators.second, RIGHT);
  const id = await operators.id();
  await operators.meanwhile(
    () => operators.testbed.settle({ id }),
    `update lottery.draw set revision = 2, result = '${WRONG}' where id = :draw;
     insert into lottery.draw_result (draw, revision, result, reason, decided_at) values (:draw, 2, '${WRONG}', 'misread', now())`,
  );
  await operators.testbed.settle({ id });
  const held = await operators.testbed.get<{ status: string; draws: { status: string }[] }>(
    member,
    `/chases/${value.chaseId}`,
  );
  expect(held.value.status).toBe('running');
  expect(held.value.draws.map(({ status }) => status)).toEqual(['lost', 'accepted']);
  expect(await operators.testbed.balance(member)).toBe('998.00');
});
