import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../forms/button';
import { ToastProvider, useToast } from './toast';

function Notices() {
  const { show } = useToast();
  return (
    <>
      <Button onClick={() => show({ title: 'Saved' })}>Save</Button>
      <Button onClick={() => show({ title: 'Not saved', tone: 'live' })}>Fail</Button>
    </>
  );
}

test.each([
  ['Save', 'Saved', 'dialog'],
  ['Fail', 'Not saved', 'alertdialog'],
])(
  'after %s, screen readers reach the toast and its button before it has the focus',
  async (press, title, role) => {
    render(
      <ToastProvider regionLabel="Notices" closeLabel="Dismiss">
        <Notices />
      </ToastProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: press }));
    const toast = await screen.findByRole(role, { name: title });
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  },
);
