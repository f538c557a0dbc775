import type { Phrases } from '../phrases';

export const record: Phrases['record'] = {
  title: 'হিসাবের বিবরণী',
  type: 'ধরন',
  allTypes: 'সব ধরন',
  types: { deposit: 'জমা', withdrawal: 'উত্তোলন', game: 'খেলা', other: 'অন্যান্য' },
  what: 'কী হয়েছে',
  account: 'হিসাব',
  accounts: { wallet: 'ব্যালেন্স', hold: 'আলাদা রাখা' },
  amount: 'পরিমাণ',
  after: 'এর পরে',
  kinds: {
    deposit: 'জমা হয়েছে',
    withdrawalHold: 'উত্তোলনের অনুরোধ',
    withdrawalRelease: 'উত্তোলন নাকচ',
    withdrawalPayout: 'টাকা পাঠানো হয়েছে',
    withdrawalRefund: 'টাকা ফেরত এসেছে',
    bet: 'বাজি',
    win: 'রাউন্ডের পাওনা',
    rollback: 'বাজি ফেরত',
    gameDebt: 'রাউন্ডের সংশোধন',
  },
  emptyTitle: 'এই সময়ে কোনো লেনদেন নেই',
  emptyText: 'আপনার টাকার প্রতিটি লেনদেন এখানে থাকবে।',
};
