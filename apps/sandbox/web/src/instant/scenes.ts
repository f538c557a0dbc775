import type { InstantCode } from '../../../common/instant/titles';
import { minesScene } from './mines/mines-scene';
import { plinkoScene } from './plinko/plinko-scene';
import { pokerScene } from './poker/poker-scene';
import type { InstantScene } from './scene';
import { scratchScene } from './scratch/scratch-scene';

/** What each title of common/instant looks like. */
export const INSTANT_SCENES: Record<InstantCode, InstantScene> = {
  'rain-plinko': plinkoScene,
  'lily-mines': minesScene,
  'fair-scratch': scratchScene,
  'boatman-poker': pokerScene,
};
