/** The name under which play is read from the feed of settled rounds. */
export const READER = 'rewards';
