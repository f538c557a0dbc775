import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSeen } from './use-seen';

function Board() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  return <div ref={place}>{seen ? 'live' : 'as drawn'}</div>;
}

let scrollTo: (isIntersecting: boolean) => void;
let watching = 0;

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    watching += 1;
    scrollTo = (isIntersecting) => act(() => this.tell([{ isIntersecting }]));
  }
  disconnect() {
    watching -= 1;
  }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('what is below the screen waits until it is scrolled to, and is not watched any longer', () => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<Board />);
  scrollTo(false);
  screen.getByText('as drawn');
  scrollTo(true);
  screen.getByText('live');
  expect(watching).toBe(0);
});

test('a browser that cannot tell is taken to show it', () => {
  render(<Board />);
  screen.getByText('live');
});
