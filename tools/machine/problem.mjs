/** An obstacle that a person can remove: the message is one or two sentences that say how. */
export class Problem extends Error {}
