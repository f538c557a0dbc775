import { act, render, screen } from '@testing-library/react';
import { beginSession, openSession, useIsMember } from './session-store';

let drawn = 0;

function Person() {
  drawn += 1;
  return <p>{useIsMember() ? 'a member' : 'nobody'}</p>;
}

test('that the tab is a guest’s draws nothing again; a log-in does', () => {
  render(<Person />);
  const before = drawn;
  act(() => openSession(() => Promise.resolve()));
  expect(drawn).toBe(before);
  act(() => beginSession('token'));
  screen.getByText('a member');
});
