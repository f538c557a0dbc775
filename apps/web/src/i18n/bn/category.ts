import type { Phrases } from '../phrases';

export const category: Phrases['category'] = {
  HOME: 'হোম',
  ELOTT: 'ই-লটারি',
  LOTT: 'লটারি',
  LIVE: 'লাইভ',
  SPORTS: 'স্পোর্টস',
  FISH: 'ফিশিং',
  RNG: 'ক্যাসিনো',
  PVP: 'কার্ড',
  ESPORTS: 'ই-স্পোর্টস',
  COCKFIGHT: 'মোরগ লড়াই',
  FAV: 'প্রিয়',
  RECENT: 'সাম্প্রতিক',
};
