import { act, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../early-presses';
import { EarlyPress } from './early-press';

function Page() {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <button type="button" id="first" onClick={() => setOpened((times) => times + 1)}>
        <span>opened {opened}</span>
      </button>
      <button type="button" id="second">
        other
      </button>
      <EarlyPress />
    </>
  );
}

/** As the server draws it. */
const DRAWN =
  '<button type="button" id="first"><span>opened <!-- -->0</span></button><button type="button" id="second">other</button>';

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a press before the page can act is done once when it can, and only the last one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = document.createElement('div');
  root.innerHTML = DRAWN;
  document.body.append(root);
  press('#second');
  press('#first span');
  await act(async () => {
    startTransition(() => void hydrateRoot(root, <Page />));
    press('#first span'); // React hears it by now, but nothing has been taken over
  });
  expect(root.textContent).toContain('opened 1');
  await act(async () => press('#first'));
  expect(root.textContent).toContain('opened 2');
  expect(window.earlyPress).toBeUndefined();
});
