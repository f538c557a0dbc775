import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazy-part';
import type { MenuEntry } from '../../routes/menu-entry';
import { MenuItem } from './menu-item';

const entry: MenuEntry = {
  id: 'lines',
  icon: Gauge,
  label: 'shell.lines',
  menus: { side: 310 },
  Button: lazyPart(() => new Promise(() => undefined)),
};

function Page() {
  const [typed, setTyped] = useState('');
  return (
    <MemoryRouter>
      <input aria-label="Name" onChange={({ target }) => setTyped(target.value)} />
      <output>{typed}</output>
      {typed !== '' && <MenuItem entry={entry} />}
    </MemoryRouter>
  );
}

test('an entry whose script is still to come holds nothing else up', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Name'), 'shapla');
  expect(screen.getByRole('status').textContent).toBe('shapla');
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});
