import type { GameErrorCode } from '../../../common/api';

/** The studio refused. */
export class AppError extends Error {
  constructor(
    readonly code: GameErrorCode | 'unknown',
    readonly params: Record<string, string> = {},
  ) {
    super(code);
  }
}

/** No answer came: the request may have taken effect or not. */
export class NoAnswer extends Error {}

/** Why a bet or a change failed, as the page shows it. */
export type PlayError = AppError | NoAnswer;

/** Turns anything thrown into a `PlayError`. */
export const playErrorOf = (thrown: unknown): PlayError =>
  thrown instanceof AppError || thrown instanceof NoAnswer ? thrown : new AppError('unknown');
