import type { agency } from './en/agency';
import type { identity } from './en/identity';
import type { Words } from './phrases';

export type AgencyPhrases = Words<typeof agency>;
export type IdentityPhrases = Words<typeof identity>;
