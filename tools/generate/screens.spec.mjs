import path from 'node:path';
import { storiesByTag, tagsOfScreens } from './screens.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('every screen is reached by a story, and every tag of a story names a screen', () => {
  const tags = tagsOfScreens();
  expect(new Set(tags).size).toBe(tags.length);
  const stories = storiesByTag(ROOT);
  expect(tags.filter((tag) => !stories.has(tag))).toEqual([]);
  expect([...stories.keys()].filter((tag) => !tags.includes(tag))).toEqual([]);
});
