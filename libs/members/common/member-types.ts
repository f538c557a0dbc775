/** The specification's account types: 0 a member, 4 a trial, the others agents. */
export const MEMBER = 0;
export const TRIAL = 4;
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

export const isAgent = (type: number): boolean => AGENT_TYPES.includes(type);
export const isTrial = (type: number): boolean => type === TRIAL;
