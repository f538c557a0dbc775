import type { StudioError } from '../../../studio/api';

/** The studio said no. */
export class Refusal extends Error {
  constructor(
    readonly code: StudioError | 'unknown',
    readonly params: Record<string, string> = {},
  ) {
    super(code);
  }
}

/** Nobody answered: what was asked may have happened or not. */
export class NoAnswer extends Error {}
