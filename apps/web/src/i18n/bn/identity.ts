import type { IdentityPhrases } from '../lazy-phrases';
import { field } from './field';
import { humanCheck } from './human-check';
import { login } from './login';
import { registration } from './registration';

export const identity: IdentityPhrases = { login, registration, field, humanCheck };
