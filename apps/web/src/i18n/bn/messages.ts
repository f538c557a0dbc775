import type { Phrases } from '../phrases';

export const messages: Phrases['messages'] = {
  title: 'বার্তা',
  emptyTitle: 'কোনো বার্তা নেই',
  emptyText: 'আপনার টাকার সব খবর এখানে পাবেন।',
  unread: 'অপঠিত',
  readAll: 'সব পড়া হয়েছে',
  open: 'জমা দেখুন',
  openWithdrawal: 'উত্তোলন দেখুন',
};
