import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Action, CaseActions } from './case-actions';

const approve = jest.fn();
const actions: Action[] = [
  { label: 'Approve', hotkey: 'a', run: approve },
  {
    label: 'Reject',
    hotkey: 'r',
    dialog: (close) => (
      <button type="button" onClick={close}>
        Never mind
      </button>
    ),
  },
];
const asked = () => screen.queryByRole('button', { name: 'Never mind' }) !== null;

beforeEach(() => approve.mockClear());

test('makes a move by its button and by its key', async () => {
  render(<CaseActions actions={actions} />);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await userEvent.keyboard('a');
  expect(approve).toHaveBeenCalledTimes(2);
});

test('asks first where the move has a dialog, and stops asking when that is closed', async () => {
  render(<CaseActions actions={actions} />);
  await userEvent.keyboard('r');
  expect(asked()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Never mind' }));
  expect(asked()).toBe(false);
});

test('stops asking about a move that was taken away, and does not ask again when it is back', async () => {
  const { rerender } = render(<CaseActions actions={actions} />);
  await userEvent.keyboard('r');
  rerender(<CaseActions actions={[false, actions[0]]} />);
  expect(asked()).toBe(false);
  rerender(<CaseActions actions={actions} />);
  expect(asked()).toBe(false);
});

test('draws nothing where nothing may be done, and its keys do nothing', async () => {
  const { container } = render(<CaseActions actions={[false, null]} />);
  await userEvent.keyboard('a');
  expect([container.childElementCount, approve.mock.calls.length]).toEqual([0, 0]);
});
