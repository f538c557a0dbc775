import { grid } from '../combinations.js';
import { numberTokens } from '../tokens.js';
import { group, numbersOf, type View } from '../view.js';

export const FACES = numberTokens(1, 6);

export const DICE: View = {
  key: 'dice',
  of: (result) => numbersOf(result, 'K3'),
  group: group(grid(FACES.values, FACES.values, FACES.values)),
};
