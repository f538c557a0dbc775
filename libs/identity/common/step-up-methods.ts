/** How somebody at an unknown address may prove who it is, in the order in which they are offered. */
export const STEP_UP_METHODS = ['totp', 'mobile', 'email', 'bank-name'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];
