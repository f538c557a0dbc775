import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import MachinesPage from './machines-page';
import { LISTED } from './registry';

class FakeSource {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 0;
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSource.last = this;
  }
  close() {
    this.closed = true;
  }
  tell(state: string, context = {}) {
    act(() => this.onmessage?.({ data: JSON.stringify({ state, context }) }));
  }
}
beforeAll(() => {
  Object.assign(globalThis, { EventSource: FakeSource });
  HTMLElement.prototype.scrollBy = () => undefined;
});

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/dev/machines/:id?" element={<MachinesPage />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The layout is loaded with the first diagram, which a busy machine takes its time for. */
const drawing = (id: string) => screen.findByRole('region', { name: `Diagram of ${id}` });
const marked = (place: HTMLElement) =>
  [...place.querySelectorAll('[data-marked]')].map((state) => state.getAttribute('data-state'));

test('all are listed, each with its own page', async () => {
  const user = open('/dev/machines');
  for (const { machine } of LISTED) expect(screen.getByText(machine.id)).toBeTruthy();
  await user.click(screen.getByText('deposit'));
  expect(marked(await drawing('deposit'))).toEqual(['created']);
});

test('an address of nothing leads to the list', () => {
  open('/dev/machines/parcel');
  expect(screen.getByRole('heading', { name: 'Charts and machines' })).toBeTruthy();
});

test('an event moves the mark, from the list and by key in the drawing; steps can be taken back', async () => {
  const user = open('/dev/machines/withdrawal');
  const place = await drawing('withdrawal');
  await user.click(screen.getAllByRole('button', { name: 'APPROVE' }).at(-1) as HTMLElement);
  expect(marked(place)).toEqual(['approved']);
  within(place).getByRole('button', { name: 'DISTRIBUTE [mayPay]' }).focus();
  await user.keyboard('{Enter}');
  expect(marked(place)).toEqual(['distributed']);
  expect(document.activeElement).toBe(place);
  await user.click(screen.getByRole('button', { name: 'One step back' }));
  expect(marked(place)).toEqual(['approved']);
  await user.click(screen.getByRole('button', { name: 'From the beginning' }));
  expect(marked(place)).toEqual(['requested']);
});

test('what the guards look at can be changed, and closes what it has to', async () => {
  const user = open('/dev/machines/withdrawal');
  const place = await drawing('withdrawal');
  for (const name of ['APPROVE', 'DISTRIBUTE'])
    await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  const full = () => screen.getAllByRole('button', { name: /FULL_PAYMENT/ }).at(-1) as HTMLButtonElement;
  expect(full().disabled).toBe(false);
  const context = screen.getByRole('textbox', { name: 'Context' });
  await user.clear(context);
  expect(screen.getByText('This is no JSON object.')).toBeTruthy();
  await user.type(context, '{{"rest": 5}');
  expect(full().disabled).toBe(true);
  expect(within(place).queryByRole('button', { name: 'FULL_PAYMENT [allWasSent]' })).toBeNull();
});

test('the fields of an event and the answer of an effect can be changed', async () => {
  const user = open('/dev/machines/launch');
  const place = await drawing('launch');
  const list = screen.getByRole('heading', { name: 'Open events' }).nextElementSibling as HTMLElement;
  await user.click(within(list).getByText('Fields of look done', { selector: 'summary' }));
  const fields = within(list).getByRole('textbox', { name: 'Fields of look done' });
  await user.clear(fields);
  await user.type(fields, '{{"visitor": "guest"}');
  await user.click(screen.getAllByRole('button', { name: 'look done' }).at(-1) as HTMLElement);
  expect(marked(place)).toEqual(['askingLogin']);
  expect(screen.getByText('This is an end: nothing follows.')).toBeTruthy();
});

test('a live thing moves the mark, and what was seen stands in a trail', async () => {
  const user = open('/dev/machines/withdrawal?follow=some%2Fid');
  const place = await drawing('withdrawal');
  expect(FakeSource.last.url).toBe('/dev/api/things/withdrawal/some%2Fid/moves');
  FakeSource.last.tell('requested', { rest: 100 });
  expect(marked(place)).toEqual(['requested']);
  FakeSource.last.tell('requested', { rest: 100 });
  FakeSource.last.tell('approved', { rest: 100 });
  expect(marked(place)).toEqual(['approved']);
  expect(screen.getByText('The chart allows now: DISTRIBUTE')).toBeTruthy();
  const trail = screen.getByRole('heading', { name: 'States seen' }).nextElementSibling as HTMLElement;
  expect([...trail.children].map((one) => one.textContent?.split(' ')[1])).toEqual(['requested', 'approved']);
  await user.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(FakeSource.last.closed).toBe(true);
  expect(marked(await drawing('withdrawal'))).toEqual(['requested']);
});

test('a cut and an unknown id are told', async () => {
  open('/dev/machines/deposit?follow=1');
  await drawing('deposit');
  act(() => FakeSource.last.onerror?.());
  expect(screen.getByText('The line is cut; it connects again by itself')).toBeTruthy();
  FakeSource.last.readyState = FakeSource.CLOSED;
  act(() => FakeSource.last.onerror?.());
  expect(screen.getByText('Nothing has this id, or it cannot be followed here.')).toBeTruthy();
});
