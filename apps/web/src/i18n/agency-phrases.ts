import type { agency } from './en/agency';
import type { Words } from './phrases';

export type AgencyPhrases = Words<typeof agency>;
