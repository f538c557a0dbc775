/** Pages that stay open while the site is closed: help, and what a member's withdrawal may need. */
const OPEN_PLACES = /^\/(help|helpmc|member\/(withdraw|withdrawals(\/[^/]+)?|security))\/?$/;

export const isOpenWhileClosed = (pathname: string): boolean => OPEN_PLACES.test(pathname);
