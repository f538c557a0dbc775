/** Where the anchor of due rows has its jobs. */
export const DELAYED_QUEUE = 'bench';
