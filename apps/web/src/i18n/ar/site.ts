import type { site as english } from '../en/site';
import type { SixForms, Words } from '../phrases';
import { announcements } from './announcements';
import { bets } from './bets';
import { category } from './category';
import { clock } from './clock';
import { closed } from './closed';
import { common } from './common';
import { deposit } from './deposit';
import { errors } from './errors';
import { feedback } from './feedback';
import { fieldError } from './field-error';
import { games } from './games';
import { home } from './home';
import { images } from './images';
import { liveRooms } from './live-rooms';
import { lobby } from './lobby';
import { messages } from './messages';
import { notice } from './notice';
import { profit } from './profit';
import { receipt } from './receipt';
import { record } from './record';
import { search } from './search';
import { security } from './security';
import { shell } from './shell';
import { winners } from './winners';
import { withdrawal } from './withdrawal';

export const site: Words<typeof english, SixForms> = {
  common,
  shell,
  category,
  home,
  fieldError,
  errors,
  deposit,
  withdrawal,
  receipt,
  security,
  record,
  profit,
  notice,
  messages,
  feedback,
  images,
  clock,
  closed,
  games,
  liveRooms,
  lobby,
  search,
  bets,
  winners,
  announcements,
};
