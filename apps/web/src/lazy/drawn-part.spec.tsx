import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { drawnPart } from './drawn-part';

interface KiteProps {
  colour: string;
}

/** A drawing whose script comes when it is let go, and a page that the server drew with it. */
function pageOfServer() {
  let arrive = (): void => undefined;
  let asked = 0;
  const Kite = drawnPart<KiteProps>(() => {
    asked += 1;
    return new Promise((resolve) => {
      arrive = () => resolve({ default: ({ colour }) => <i data-testid="kite">{colour} by the browser</i> });
    });
  });
  const container = document.createElement('div');
  container.innerHTML = '<span class="drawn"><i data-testid="kite">red by the server</i></span>';
  document.body.append(container);
  return { Kite, container, asked: () => asked, arrive: () => act(async () => arrive()) };
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
});

const shown = () => screen.getByTestId('kite').textContent;

test('what the server drew stays and asks for no script, until another one takes its place', async () => {
  const { Kite, container, asked, arrive } = pageOfServer();
  await act(async () => {
    root = hydrateRoot(container, <Kite colour="red" />);
  });
  await act(async () => root?.render(<Kite colour="red" />));
  expect([shown(), asked()]).toEqual(['red by the server', 0]);
  await act(async () => root?.render(<Kite colour="blue" />));
  expect([shown(), asked()]).toEqual(['red by the server', 1]);
  await arrive();
  expect(shown()).toBe('blue by the browser');
});

test('the browser draws what no server drew', async () => {
  const { Kite, container, arrive } = pageOfServer();
  container.remove();
  render(<Kite colour="green" />);
  expect(screen.queryByTestId('kite')).toBeNull();
  await arrive();
  expect(shown()).toBe('green by the browser');
});
