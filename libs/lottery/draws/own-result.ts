import { hexToBytes } from '#libs/platform/common/bytes';
import { drawNumbers } from '../common/fairness/number-stream.js';
import { findGame } from '../common/games.js';
import { drawResult } from '../common/results/draw-result.js';
import { resultText } from '../common/results/result-text.js';
import type { OwnProof } from './draw-outcomes.js';
import type { DrawRow } from './draw-row.js';

/** What a closed draw of ours comes to by its seed and the value of its beacon's round, as on the wire. */
export async function ownResult(draw: DrawRow, { seed, beaconValue }: OwnProof): Promise<string> {
  const game = findGame(draw.game);
  if (!game) throw new Error(`there is no game ${draw.game}`);
  const below = await drawNumbers(hexToBytes(seed), {
    brand: draw.brand,
    gameCode: draw.game,
    drawNo: draw.drawNo,
    beaconRound: Number(draw.beaconRound),
    beaconValue,
    root: draw.root ?? '',
  });
  return resultText(await drawResult(game.shape, below), game.shape);
}
