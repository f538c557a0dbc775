import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useRef, useState } from 'react';
import { Button } from '../forms/button';
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

function Steps() {
  const [step, setStep] = useState(0);
  const dialog = (title: string, next: number) => (
    <Dialog key={title} open onClose={() => setStep(0)} title={title} closeLabel="Close">
      <input aria-label={`Name to ${title}`} />
      <Button onClick={() => setStep(next)}>Next</Button>
    </Dialog>
  );
  return (
    <>
      <Button onClick={() => setStep(1)}>Begin</Button>
      {step === 1 && dialog('Log in', 2)}
      {step === 2 && dialog('Recover', 1)}
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

  it('gives it to the first field also where the page is drawn late', async () => {
    const late = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((draw) => Number(setTimeout(() => draw(performance.now()), 300)));
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    late.mockRestore();
    expect(document.activeElement).toBe(dialog.querySelector('input'));
  });

  it('rises above the keyboard of a phone, and shows the field that is typed into', async () => {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
    const dialog = await openDialog();
    const note = screen.getByLabelText('Note');
    await waitFor(() => expect(document.activeElement).toBe(note));
    const shown: Element[] = [];
    note.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    view.height -= 300;
    view.dispatchEvent(new Event('resize'));
    expect(dialog.style.getPropertyValue('--covered')).toBe('300px');
    expect(shown).toEqual([note]);
    view.scale = 2;
    view.dispatchEvent(new Event('resize'));
    expect(dialog.style.getPropertyValue('--covered')).toBe('0px');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: undefined });
  });

  it('leaves the focus to the dialog that takes its place, and returns it from there', async () => {
    render(<Steps />);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name to Log in')));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name to Recover')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Begin'));
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

test('takes the focus again that something behind it took while it opened', async () => {
  const first = createRef<HTMLInputElement>();
  render(
    <Dialog open title="A question" initialFocus={first} onClose={() => undefined}>
      <input ref={first} aria-label="Answer" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(first.current));
  act(() => first.current?.blur());
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.activeElement).toBe(first.current));
});

function LateField() {
  const first = useRef<HTMLInputElement>(null);
  const [there, setThere] = useState(false);
  return (
    <Dialog open title="A question" initialFocus={first} onClose={() => undefined}>
      <Button onClick={() => undefined}>Wait</Button>
      {there && <input ref={first} aria-label="Answer" />}
      <span onTransitionEnd={() => setThere(true)}>late</span>
    </Dialog>
  );
}

describe('the first field of a dialog that comes later than its frame', () => {
  async function openLate() {
    render(<LateField />);
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  }

  const come = () => fireEvent.transitionEnd(screen.getByText('late'));

  it('gets the focus', async () => {
    await openLate();
    come();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answer')));
  });

  it('leaves it to a person who has begun to press keys', async () => {
    await openLate();
    await userEvent.tab();
    const chosen = document.activeElement;
    come();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(document.activeElement).toBe(chosen);
  });
});
