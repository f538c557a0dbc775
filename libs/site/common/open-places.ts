/**
 * Pages that stay open while the site is closed: help, customer service, the way back from another log-in, and what a
 * withdrawal may need.
 */
const OPEN_PLACES =
  /^\/(help|helpmc|service|social\/[^/]+|member(\/(withdraw|withdrawals(\/[^/]+)?|security))?)\/?$/;

export const isOpenWhileClosed = (pathname: string): boolean => OPEN_PLACES.test(pathname);
