import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './carousel';

const LABELS = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
let still = false;

beforeEach(() => {
  still = false;
  jest.useFakeTimers();
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

function draw(count = 3) {
  const slides = Array.from({ length: count }, (_, place) => ({ id: `${place}`, content: `Slide ${place}` }));
  render(<Carousel label="Offers" labels={LABELS} slides={slides} everyMs={5000} />);
}
const shown = () =>
  [...document.querySelectorAll('[class*="slides"] > div')].find((slide) => !slide.hasAttribute('inert'))
    ?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shows the next one after five seconds, in a loop', () => {
  draw();
  expect(shown()).toBe('Slide 0');
  pass(4999);
  expect(shown()).toBe('Slide 0');
  pass(1);
  expect(shown()).toBe('Slide 1');
  pass(10_000);
  expect(shown()).toBe('Slide 0');
});

test('stands still while it is pointed at, has the focus or was paused', () => {
  draw();
  const box = screen.getByRole('region', { name: 'Offers' });
  fireEvent.pointerEnter(box);
  pass(10_000);
  expect(shown()).toBe('Slide 0');
  fireEvent.pointerLeave(box);
  fireEvent.focus(screen.getByRole('button', { name: 'Next' }));
  pass(10_000);
  expect(shown()).toBe('Slide 0');
  fireEvent.blur(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(10_000);
  expect(shown()).toBe('Slide 0');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  pass(5000);
  expect(shown()).toBe('Slide 1');
});

test('stands still for people who want no motion, and its arrows go round', () => {
  still = true;
  draw();
  pass(20_000);
  expect(shown()).toBe('Slide 0');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(shown()).toBe('Slide 2');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('Slide 0');
});
