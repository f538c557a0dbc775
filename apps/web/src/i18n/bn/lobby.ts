import type { Phrases } from '../phrases';

export const lobby: Phrases['lobby'] = {
  show: 'কোন গেম দেখবেন',
  vendors: 'প্রোভাইডার',
  allVendors: 'সব প্রোভাইডার',
  classSC: 'স্ক্র্যাচ কার্ড',
  classVP: 'ভিডিও পোকার',
  classJP: 'জ্যাকপট',
  classTG: 'টেবিল গেম',
  classAC: 'আর্কেড',
  classBG: 'বিঙ্গো',
  loadMore: 'আরও গেম দেখুন',
  showAll: 'সব গেম দেখুন',
  noneTitle: 'মেলে এমন গেম নেই',
  noneText: 'অন্য প্রোভাইডার বেছে নিন, অথবা সব গেম দেখুন।',
  guestFavourites: 'প্রিয় গেম দেখতে লগ ইন করুন',
  guestRecent: 'আপনার খেলা গেমগুলো দেখতে লগ ইন করুন',
  returnToPlayer: 'খেলোয়াড় ফেরত পান',
  minBet: 'সর্বনিম্ন বাজি',
  maxBet: 'সর্বোচ্চ বাজি',
  largestWin: 'সর্বোচ্চ জয়',
};
