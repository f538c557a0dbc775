import type { operations } from './en/operations';
import type { Words } from './phrases';

export type OperationsPhrases = Words<typeof operations>;
