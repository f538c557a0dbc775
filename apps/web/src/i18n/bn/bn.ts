import type { Phrases } from '../phrases';
import { bets } from './bets';
import { category } from './category';
import { clock } from './clock';
import { common } from './common';
import { deposit } from './deposit';
import { errors } from './errors';
import { field } from './field';
import { fieldError } from './field-error';
import { games } from './games';
import { home } from './home';
import { login } from './login';
import { messages } from './messages';
import { notice } from './notice';
import { registration } from './registration';
import { shell } from './shell';
import { winners } from './winners';

export const bn: Phrases = {
  common,
  shell,
  category,
  home,
  login,
  registration,
  field,
  fieldError,
  errors,
  deposit,
  notice,
  messages,
  clock,
  games,
  bets,
  winners,
};
