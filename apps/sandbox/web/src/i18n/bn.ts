import { book } from './bn/book';
import { fish } from './bn/fish';
import { games } from './bn/games';
import { housie } from './bn/housie';
import { instant } from './bn/instant';
import { jackpot } from './bn/jackpot';
import { proof } from './bn/proof';
import { rooms } from './bn/rooms';
import { seats } from './bn/seats';
import { studio } from './bn/studio';
import { table } from './bn/table';
import type { Phrases } from './en';

export const bn: Phrases = {
  ...studio,
  ...games,
  ...instant,
  ...table,
  ...book,
  fish,
  housie,
  jackpot,
  rooms,
  seats,
  ...proof,
};
