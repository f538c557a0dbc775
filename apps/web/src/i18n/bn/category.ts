import type { Phrases } from '../phrases';

export const category: Phrases['category'] = {
  HOME: 'হোম',
  ELOTT: 'ই-লটারি',
  LOTT: 'লটারি',
  LIVE: 'লাইভ',
  SPORTS: 'খেলাধুলা',
  FISH: 'মাছ',
  RNG: 'ক্যাসিনো',
  PVP: 'তাস',
  ESPORTS: 'ই-স্পোর্টস',
  COCKFIGHT: 'মোরগ লড়াই',
  FAV: 'প্রিয়',
  RECENT: 'সাম্প্রতিক',
};
