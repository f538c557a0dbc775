import { PRIZES } from '../../../../common/instant/scratch';
import type { Wording } from '../scene';

/** By prize, from the largest; drawn as on the reels of the lantern stall. */
const NAMES = ['wild', 'lantern', 'drum', 'kite', 'shell', 'lotus', 'coin'];

export const symbolOf = (prize: number): string => NAMES[prize] ?? '';

/** Such as 20×, or that there is no prize. */
export const prizeText = (prize: number, { t, figure }: Wording): string => {
  const won = PRIZES[prize];
  return won ? `${figure(won.times)}×` : t.scratch.none;
};
