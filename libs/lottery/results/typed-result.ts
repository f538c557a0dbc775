import { AppError } from '#libs/platform/http/app-error';
import { findGame } from '../common/games.js';
import { lotteryErrors } from '../common/lottery.errors.js';
import { readResult, resultText } from '../common/results/result-text.js';
import type { DrawRow } from '../draws/draw-row.js';

/** The result as it is stored. @throws AppError 422 for numbers that are none of this game */
export function readTypedResult({ game }: Pick<DrawRow, 'game'>, typed: string): string {
  const shape = findGame(game)?.shape;
  const result = shape && readResult(typed, shape);
  if (!shape || !result) throw new AppError(lotteryErrors.error_draw_result);
  return resultText(result, shape);
}

/** The refusal that names the prizes in which two results of the same game differ. */
export function resultMismatch(one: string, other: string): AppError {
  const places = differentPrizes(one, other);
  return new AppError(lotteryErrors.error_result_mismatch, {
    params: { places: places.join(', ') },
    value: { places },
  });
}

/** Counted from 1. */
function differentPrizes(one: string, other: string): number[] {
  const others = other.split('/');
  return one.split('/').flatMap((prize, at) => (prize === others[at] ? [] : [at + 1]));
}
