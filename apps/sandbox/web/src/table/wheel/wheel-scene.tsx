import { padmaWheel, type WheelResult } from '../../../../common/shared-round/padma-wheel';
import { PondScene } from '../../scenes/pond-scene';
import { tableRules } from '../returned';
import type { TableScene } from '../scene';
import { SPIN_MS } from './spin';
import { WheelField } from './wheel-field';
import { WheelStage } from './wheel-stage';
import { pocketBead, pocketName, spotName } from './wheel-words';

export const wheelScene: TableScene<WheelResult> = {
  stall: 'wheel',
  backdrop: <PondScene />,
  rules: (play) => tableRules(play.t.wheel.rules, padmaWheel, spotName, play),
  spot: spotName,
  revealMs: () => SPIN_MS + 200,
  Stage: WheelStage,
  Field: WheelField,
  outcome: ({ pocket }, wording) => pocketName(pocket, wording),
  bead: pocketBead,
};
