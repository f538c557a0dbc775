import { openSite, proposeSiteOpening, restrictSite } from '#libs/operations/common/site-gate.calls';

/** Moves of the site that ask for a reason alone: `uncover` ends a maintenance that lies over a restriction. */
export const SITE_MOVES = {
  open: { call: openSite, tone: 'primary' },
  uncover: { call: openSite, tone: 'primary' },
  restrict: { call: restrictSite, tone: 'danger' },
  lift: { call: proposeSiteOpening, tone: 'primary' },
} as const;

export type SiteMove = keyof typeof SITE_MOVES;
