import { field } from './field';
import { humanCheck } from './human-check';
import { login } from './login';
import { registration } from './registration';

/** Phrases of the ways in and out, which nobody needs to look at home. */
export const identity = { login, registration, field, humanCheck };
