import { fireEvent, render } from '@testing-library/react';
import type { Start } from '../../../data/start/start';
import { StartProvider } from '../../../data/start/start-context';
import { riverDice } from './game.fixture';
import { GamePicture } from './game-picture';

const pictureOf = (image: string | null, imageHost: string | null) =>
  render(
    <StartProvider value={{ imageHost } as Start}>
      <GamePicture game={{ ...riverDice, image }} />
    </StartProvider>,
  ).container.querySelector('img');

test("a vendor's picture comes from the host of images that was chosen for the page", () => {
  expect(pictureOf('/games/dice.webp', 'https://img.test')?.src).toBe('https://img.test/games/dice.webp');
  expect(pictureOf(null, 'https://img.test')).toBeNull();
  expect(pictureOf('/games/dice.webp', null)).toBeNull();
});

test('it is seen once it has come, and never where it does not come', () => {
  const picture = pictureOf('/games/dice.webp', 'https://img.test');
  const isShown = () => picture?.className.includes('shown');
  fireEvent.error(picture as HTMLImageElement);
  expect(isShown()).toBe(false);
  fireEvent.load(picture as HTMLImageElement);
  expect(isShown()).toBe(true);
});
