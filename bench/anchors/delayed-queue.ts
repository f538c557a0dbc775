/** The queue of the due rows' anchor. */
export const DELAYED_QUEUE = 'bench';
