import { arrangements, group, numbersOf, type View } from '../view.js';

export const CARS = Array.from({ length: 10 }, (_, at) => at + 1);

const PLACE = group(CARS.map((car) => [car]));
const FIRST = [null, PLACE, group(arrangements(CARS, 2)), group(arrangements(CARS, 3))];

/** Places are 1 to 10, from the champion on. */
export const placeView = (place: number): View => ({
  key: `p${place}`,
  of: (result) => numbersOf(result, 'PK10').slice(place - 1, place),
  group: PLACE,
});

/** The first places in their order; up to three have a group. */
export const firstView = (places: number): View => ({
  key: `first${places}`,
  of: (result) => numbersOf(result, 'PK10').slice(0, places),
  group: FIRST[places] ?? null,
});

const DRAGON_OR_TIGER = group([[0], [1]]);

/** The place against that as far from the last one: 0 is the dragon, whose car is larger, 1 the tiger. */
export const dragonView = (place: number): View => ({
  key: `d${place}`,
  of: (result) => {
    const cars = numbersOf(result, 'PK10');
    return [(cars[place - 1] ?? 0) > (cars[10 - place] ?? 0) ? 0 : 1];
  },
  group: DRAGON_OR_TIGER,
});
