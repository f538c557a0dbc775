/** An error that the user can fix: the message is one or two sentences that say how. */
export class Problem extends Error {}
