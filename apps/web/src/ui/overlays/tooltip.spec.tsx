import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../forms/button';
import { IconButton } from '../forms/icon-button';
import { Dialog } from './dialog';

const pressed: string[] = [];

function Page({ reason }: { reason: string | undefined }) {
  return (
    <form onSubmit={() => pressed.push('submit')}>
      <Button type="submit" disabledReason={reason} onClick={() => pressed.push('button')}>
        Withdraw
      </Button>
      <IconButton label="Next" icon={null} disabledReason={reason} onClick={() => pressed.push('icon')} />
    </form>
  );
}

const button = (name = 'Withdraw') => screen.getByRole('button', { name });

beforeEach(() => {
  pressed.length = 0;
});

describe('the tooltip of a disabled button', () => {
  it.each(['Withdraw', 'Next'])(
    'says why to screen readers, and does nothing else when pressed: %s',
    async (name) => {
      render(<Page reason="Nothing to withdraw" />);
      await userEvent.click(button(name));
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      const text = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
      expect(text?.textContent).toBe('Nothing to withdraw');
      expect(pressed).toEqual([]);
    },
  );

  it.each([
    ['hover', () => userEvent.hover(button())],
    ['a press', () => userEvent.click(button())],
    ['the keyboard', () => userEvent.tab()],
  ])('opens by %s', async (_, open) => {
    render(<Page reason="Nothing to withdraw" />);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await open();
    expect(screen.getByRole('tooltip').textContent).toBe('Nothing to withdraw');
  });

  it.each([
    ['when the pointer leaves', () => userEvent.unhover(button())],
    ['by a press elsewhere', () => userEvent.click(document.body)],
    ['by Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes %s', async (_, close) => {
    render(<Page reason="Nothing to withdraw" />);
    await userEvent.hover(button());
    await close();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('leaves the dialog open when Escape closes it', async () => {
    render(
      <Dialog open onClose={() => pressed.push('close')} title="Confirm">
        <Button disabledReason="Tick the box first">Accept</Button>
      </Dialog>,
    );
    await userEvent.hover(button('Accept'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(pressed).toEqual([]);
  });

  it('keeps the focus and presses again once nothing stands in the way', async () => {
    const { rerender } = render(<Page reason="Nothing to withdraw" />);
    await userEvent.tab();
    rerender(<Page reason={undefined} />);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.click(button('Next'));
    expect(pressed).toEqual(['icon']);
  });
});
