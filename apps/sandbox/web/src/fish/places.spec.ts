import type { Fish } from '../../../common/fish/water';
import { drawnAt, fishAt, StillPlaces } from './places';

const fish = (id: string, changes: Partial<Fish> = {}): Fish => ({
  id,
  kind: 'rui',
  entersAt: 0,
  leavesAt: 1000,
  path: [
    { x: -0.1, y: 0.5 },
    { x: 0.5, y: 0.5 },
    { x: 1.1, y: 0.5 },
  ],
  ...changes,
});
const phone = { width: 360, height: 320 };

test('a fish is drawn on its way, large enough for a finger, and looks where it swims', () => {
  const half = drawnAt(fish('a'), 500, phone, 0.05);
  expect(half).toMatchObject({ tilt: 0, left: false, size: 36 });
  expect(half?.x).toBeCloseTo(180, 9);
  expect(half?.y).toBeCloseTo(160, 9);
  const [from, over, to] = fish('a').path;
  expect(drawnAt(fish('a', { path: [to, over, from] }), 500, phone, 0.05)).toMatchObject({ left: true });
  expect(drawnAt(fish('a'), 1000, phone, 0.05)).toBeNull();
});

test('a finger meets the nearest fish within reach, and none far away', () => {
  const at = (x: number, size: number) => ({ x, y: 100, size, tilt: 0, left: false });
  const drawn = new Map([
    ['small', at(100, 36)],
    ['large', at(160, 115)],
  ]);
  expect(fishAt({ x: 110, y: 110 }, drawn)).toBe('small');
  expect(fishAt({ x: 200, y: 120 }, drawn)).toBe('large');
  expect(fishAt({ x: 60, y: 100 }, drawn)).toBeNull();
});

test('in still water a fish keeps its place, and the place of one that has gone is given to the next', () => {
  const places = new StillPlaces();
  const first = places.arrange([fish('a'), fish('b')], phone);
  expect(first.get('a')).not.toEqual(first.get('b'));
  const next = places.arrange([fish('b'), fish('c')], phone);
  expect(next.get('b')).toEqual(first.get('b'));
  expect(next.get('c')).toEqual(first.get('a'));
  const many = Array.from({ length: 30 }, (_, index) => fish(`m${index}`));
  const full = places.arrange(many, phone);
  expect(full.size).toBe(12);
  for (const { x, y } of full.values()) expect(x > 0 && x < 360 && y > 0 && y < 320).toBe(true);
});
