import fs from 'node:fs';
import { render } from '@testing-library/react';
import { GameScene } from '../game-scene';
import { artOfTitle } from './title-art';

interface Title {
  gameCode: string;
  scene: Parameters<typeof GameScene>[0]['scene'];
}

const { titles } = JSON.parse(fs.readFileSync('brands/mela/games.json', 'utf8')) as { titles: Title[] };

test('each title of the catalogue has a picture of its own, on a ground that no title of its scene has', () => {
  const arts = titles.map(({ gameCode }) => artOfTitle(gameCode));
  expect(arts).not.toContain(undefined);
  expect(new Set(arts.map((art) => art?.Motif)).size).toBe(titles.length);
  expect(new Set(titles.map(({ scene }, index) => `${scene} ${arts[index]?.ground}`)).size).toBe(
    titles.length,
  );
});

test('pictures differ even where scene and style are the same', () => {
  const drawn = titles.map(
    ({ gameCode }) =>
      render(<GameScene gameCode={gameCode} scene="reels" styleIndex={0} />).container.innerHTML,
  );
  expect(new Set(drawn).size).toBe(titles.length);
});

test('a title that is not known is drawn by its scene and style', () => {
  const known = render(<GameScene scene="fish" styleIndex={3} />).container.innerHTML;
  const unknown = render(<GameScene gameCode="of-another-brand" scene="fish" styleIndex={3} />).container
    .innerHTML;
  expect(unknown).toBe(known);
});
