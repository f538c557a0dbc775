import { PondScene } from '../../scenes/pond-scene';
import { usePlay } from '../../session/play-context';
import { InstantStage } from '../instant-stage';
import type { StageProps } from '../scene';
import { useReveal } from '../use-reveal';
import type { LeafState } from './leaf';
import { MinesBoard } from './mines-board';

const TURN_MS = 180;

/** The pond: 25 leaves, a lily under each safe one, a thorny water chestnut as the mine. */
export function MinesStage({ round, phase, result, past, onStep, onShown }: StageProps) {
  const { t } = usePlay();
  const turned = new Set(round?.steps);
  const shown = new Set(round?.shown);
  useReveal(phase, turned.size === 0 ? 0 : TURN_MS, onShown);
  const stateOf = (tile: number): LeafState => {
    if (shown.has(tile)) return turned.has(tile) ? 'hit' : 'mine';
    return turned.has(tile) ? 'safe' : 'closed';
  };
  const open = round !== null && !round.over;
  return (
    <InstantStage backdrop={<PondScene />} history={t.mines.history} past={past} result={result}>
      <MinesBoard stateOf={stateOf} playable={open && phase === 'idle'} resting={!open} onTile={onStep} />
    </InstantStage>
  );
}
