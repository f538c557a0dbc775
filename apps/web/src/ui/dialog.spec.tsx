import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Confirm" closeLabel="Close">
        <input aria-label="Note" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return screen.findByRole('dialog', { name: 'Confirm' });
}

describe('Dialog', () => {
  it('gives the focus to its first field and stays open when pressed outside', async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.querySelector('input')).toBe(document.activeElement));
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s and returns the focus', async (_, close) => {
    await openDialog();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw'));
  });
});
