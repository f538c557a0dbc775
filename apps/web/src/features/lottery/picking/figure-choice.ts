import { createStore, useStore } from '../../../data/store';

/** What stands under the numbers: how long they are away, how often they came, or nothing. */
export const FIGURE_CHOICES = ['missing', 'hot', 'none'] as const;
export type FigureChoice = (typeof FIGURE_CHOICES)[number];

const KEY = 'lottery-figures';

const remembered = (): FigureChoice => {
  const text = globalThis.localStorage?.getItem(KEY);
  return FIGURE_CHOICES.find((each) => each === text) ?? 'missing';
};

/** Kept on this device for all games. */
const choice = createStore<FigureChoice>('missing', remembered());

export const useFigureChoice = (): FigureChoice => useStore(choice);

export function chooseFigures(next: FigureChoice): void {
  localStorage.setItem(KEY, next);
  choice.set(next);
}
