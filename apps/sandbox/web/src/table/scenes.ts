import type { SharedRoundCode, SharedRoundResult } from '../../../common/shared-round/titles';
import { courtyardScene } from './courtyard/courtyard-scene';
import { derbyScene } from './derby/derby-scene';
import { lotusScene } from './lotus/lotus-scene';
import type { TableScene } from './scene';
import { wheelScene } from './wheel/wheel-scene';

const SCENES: Record<SharedRoundCode, TableScene<SharedRoundResult>> = {
  'lotus-table': lotusScene,
  'padma-wheel': wheelScene,
  'courtyard-cards': courtyardScene,
  'village-derby': derbyScene,
};

/** What each title of common/shared-round looks like. */
export const tableScene = (code: SharedRoundCode): TableScene<SharedRoundResult> => SCENES[code];
