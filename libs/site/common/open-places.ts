/** Pages that stay open while the site is closed: help, the way back from another log-in, and what a withdrawal may need. */
const OPEN_PLACES = /^\/(help|helpmc|social\/[^/]+|member(\/(withdraw|withdrawals(\/[^/]+)?|security))?)\/?$/;

export const isOpenWhileClosed = (pathname: string): boolean => OPEN_PLACES.test(pathname);
