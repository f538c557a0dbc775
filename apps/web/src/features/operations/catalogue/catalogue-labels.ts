import type { CatalogueChangeState } from '#libs/games/common/catalogue-change';

/** The tone of each state of a difference. */
export const CHANGE_TONES = {
  open: 'live',
  accepted: 'gain',
  rejected: 'neutral',
  gone: 'neutral',
} as const satisfies Record<CatalogueChangeState, 'neutral' | 'gain' | 'live'>;
