import { graphOf } from '#libs/platform/common/chart-graph';
import { statesOf } from '#libs/platform/common/chart-steps';
import { LISTED, type Listed } from './registry';
import { SAMPLES } from './samples';
import { type Fields, firstMoment, type Moment, momentAfter, type OpenEvent, openEvents } from './simulation';

function listedAs(id: string): Listed {
  const found = LISTED.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(id);
  return found;
}

const begin = (id: string, context?: Fields) => {
  const samples = SAMPLES[id] ?? {};
  return firstMoment(listedAs(id), { ...samples, ...(context && { context }) });
};

/** Takes events by the labels that the diagram has for them, with the samples unless told otherwise. */
function take(id: string, moment: Moment, ...steps: (string | [string, Fields])[]): Moment | null {
  let now: Moment | null = moment;
  for (const step of steps) {
    const [label, fields] = typeof step === 'string' ? [step, SAMPLES[id]?.fields?.[step] ?? {}] : step;
    const open: OpenEvent | null | undefined =
      now && openEvents(graphOf(listedAs(id).machine), now).find((one) => one.label === label);
    now = now && open ? momentAfter(listedAs(id), now, open, fields) : null;
  }
  return now;
}
const at = (moment: Moment | null) => moment && statesOf(moment.snapshot).join();

test.each([...LISTED])('$machine.id begins with its sample', ({ machine }) => {
  expect(at(begin(machine.id))).not.toBe('');
});

test('a chart goes where its guards let it, by what they look at', () => {
  const steps = ['APPROVE', 'DISTRIBUTE', 'RECEIVE'];
  expect(at(take('withdrawal', begin('withdrawal', { rest: 0 }), ...steps))).toBe('received');
  expect(at(take('withdrawal', begin('withdrawal', { rest: 5 }), ...steps))).toBe('approved');
  expect(
    take('withdrawal', begin('withdrawal', { rest: 5 }), 'APPROVE', 'DISTRIBUTE', 'FULL_PAYMENT'),
  ).toBeNull();
});

test('what an effect would answer is an event, and no effect runs', () => {
  const sent = take('login', begin('login'), 'SUBMIT');
  expect(at(sent)).toBe('submitting');
  expect(at(take('login', sent as Moment, 'submit done'))).toBe('loggedIn');
  const refused = take('login', sent as Moment, 'submit failed');
  expect(at(refused)).toBe('refused');
  expect(refused?.snapshot.context.refusal.code).toBe('error_wrong_credentials');
});

test('an answer that is changed takes the other way', () => {
  const starting = take('launch', begin('launch'), 'look done') as Moment;
  expect(at(starting)).toBe('starting');
  expect(at(take('launch', starting, 'start failed'))).toBe('refused');
  expect(at(take('launch', starting, ['start failed', { code: 'error_session_ended' }]))).toBe('askingLogin');
  expect(at(take('launch', starting, 'start done', 'after patience'))).toBe('started.late');
});

test('an end has no open events', () => {
  const ended = take('login', begin('login'), 'CLOSE') as Moment;
  expect(openEvents(graphOf(listedAs('login').machine), ended)).toEqual([]);
});
