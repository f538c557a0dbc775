/** Ways to pass a step-up, the strongest first. `bank-name` asks for the real name, in which bank accounts are held. */
export const STEP_UP_METHODS = ['totp', 'mobile', 'email', 'bank-name'] as const;
export type StepUpMethod = (typeof STEP_UP_METHODS)[number];
