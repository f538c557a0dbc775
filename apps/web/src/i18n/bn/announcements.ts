import type { Phrases } from '../phrases';

export const announcements: Phrases['announcements'] = {
  title: 'ঘোষণা',
  text: 'খবর ও অফার, নতুনটি আগে।',
  none: 'কোনো ঘোষণা নেই',
  noneText: 'নতুন ঘোষণা এখানে দেখতে পাবেন।',
  promotions: 'প্রমোশন',
  noPromotions: 'এখন কোনো প্রমোশন নেই',
  toPromotions: 'প্রমোশন দেখুন',
};
