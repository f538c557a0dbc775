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
import { receipt } from './receipt';
import { record } from './record';
import { registration } from './registration';
import { security } from './security';
import { shell } from './shell';
import { winners } from './winners';
import { withdrawal } from './withdrawal';

export const en = {
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
  withdrawal,
  receipt,
  security,
  record,
  notice,
  messages,
  clock,
  games,
  bets,
  winners,
};
