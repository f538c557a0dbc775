import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../forms/button';
import { Menu } from './menu';

const chosen: string[] = [];

function ProfileMenu() {
  return (
    <>
      <Menu
        trigger={<Button>Profile</Button>}
        items={[
          { id: 'mail', label: 'Messages', onSelect: () => chosen.push('mail') },
          { id: 'vip', label: 'VIP', disabled: true, onSelect: () => chosen.push('vip') },
          'separator',
          { id: 'leave', label: 'Log out', onSelect: () => chosen.push('leave') },
        ]}
      />
      <Button>Elsewhere</Button>
    </>
  );
}

describe('Menu', () => {
  beforeEach(async () => {
    chosen.length = 0;
    render(<ProfileMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  });

  it('moves by arrows and first letters, chooses, and returns the focus', async () => {
    expect(document.activeElement?.textContent).toBe('Messages');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Log out');
    await userEvent.keyboard('m');
    expect(document.activeElement?.textContent).toBe('Messages');
    await userEvent.keyboard('{End}{Enter}');
    expect(chosen).toEqual(['leave']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Profile');
  });

  it('does nothing for what is disabled', async () => {
    await userEvent.click(screen.getByRole('menuitem', { name: 'VIP' }));
    expect(chosen).toEqual([]);
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('closes on Escape, on a press elsewhere, and on its own button', async () => {
    const button = screen.getByRole('button', { name: 'Profile' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
