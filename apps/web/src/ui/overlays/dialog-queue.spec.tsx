import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { Dialog } from './dialog';
import { type OpenDialog, turnOf, type Urgency, useWhenNoDialog } from './dialog-queue';

const RANK = { deadline: 0, question: 1, greeting: 2 };

const dialog = fc.record<OpenDialog>(
  { id: fc.uuid(), urgency: fc.constantFrom('deadline', 'question', 'greeting') },
  { requiredKeys: ['id'] },
);

test('one of those that open by themselves is on show: the first of the most urgent, and never over another', () => {
  fc.assert(
    fc.property(fc.array(dialog), (dialogs) => {
      const turn = dialogs.find(({ id }) => id === turnOf(dialogs, null));
      if (dialogs.some(({ urgency }) => urgency === undefined) || dialogs.length === 0)
        return turn === undefined;
      const best = Math.min(...dialogs.map(({ urgency }) => RANK[urgency as Urgency]));
      return turn === dialogs.find(({ urgency }) => RANK[urgency as Urgency] === best);
    }),
  );
});

test('the one on show stays, whatever opens beside it', () => {
  fc.assert(
    fc.property(fc.array(dialog, { minLength: 1 }), fc.nat(), fc.array(dialog), (dialogs, at, later) => {
      const { id } = dialogs[at % dialogs.length] as OpenDialog;
      return turnOf([...dialogs, ...later], id) === id;
    }),
  );
});

function Waiting({ title, urgency }: { title: string; urgency?: Urgency }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel="Close" urgency={urgency} />
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pressEscape = (repeat = false) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', repeat }));
const onShow = () => screen.queryAllByRole('dialog').map((each) => each.textContent);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('they come one after another, with the focus on the question', async () => {
  render(
    <>
      <Waiting title="Welcome" urgency="greeting" />
      <Waiting title="Did it arrive?" urgency="deadline" />
    </>,
  );
  await wait(1000);
  expect(onShow()).toEqual(['Did it arrive?']);
  expect(document.activeElement?.textContent).toBe('Did it arrive?');
  await pressEscape();
  expect(onShow()).toEqual([]);
  await wait(300);
  expect(onShow()).toEqual(['Welcome']);
});

test('an Escape that was meant for one does not close the next', async () => {
  render(
    <>
      <Waiting title="First" urgency="question" />
      <Waiting title="Second" urgency="question" />
    </>,
  );
  await wait(1000);
  await pressEscape();
  await wait(300);
  await pressEscape();
  expect(onShow()).toEqual(['Second']);
  await wait(1000);
  await pressEscape(true);
  expect(onShow()).toEqual(['Second']);
  await pressEscape();
  await wait(300);
  expect(onShow()).toEqual([]);
});

test('a dialog that the person opened is neither covered nor taken away', async () => {
  const page = (asked: boolean) => (
    <>
      <Waiting title="Own dialog" />
      {asked && <Waiting title="Did it arrive?" urgency="deadline" />}
    </>
  );
  const { rerender } = render(page(false));
  await wait(300);
  rerender(page(true));
  await wait(1000);
  expect(onShow()).toEqual(['Own dialog']);
  await pressEscape();
  await wait(300);
  expect(onShow()).toEqual(['Did it arrive?']);
});

function Page({ wanted, act: go }: { wanted: boolean; act: () => void }) {
  useWhenNoDialog(wanted, go);
  return <Waiting title="Own dialog" />;
}

test('what opens a dialog by its address does so once, when no dialog is open', async () => {
  const goThere = jest.fn();
  const { rerender } = render(<Page wanted={false} act={goThere} />);
  rerender(<Page wanted act={goThere} />);
  await wait(300);
  expect(goThere).not.toHaveBeenCalled();
  await pressEscape();
  await wait(300);
  expect(goThere).toHaveBeenCalledTimes(1);
  render(<Waiting title="The log-in" />);
  await wait(300);
  await pressEscape();
  await wait(300);
  expect(goThere).toHaveBeenCalledTimes(1);
});
