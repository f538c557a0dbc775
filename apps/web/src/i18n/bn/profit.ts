import type { Phrases } from '../phrases';

export const profit: Phrases['profit'] = {
  title: 'লাভ-ক্ষতি',
  note: 'নিষ্পন্ন রাউন্ডের হিসাব, {{zone}} সময়ের দিন ধরে। যেদিন রাউন্ড নিষ্পন্ন হয়, সেদিনেই তা গোনা হয়।',
  groupBy: 'যেভাবে দেখবেন',
  by: { day: 'দিন', vendor: 'প্রোভাইডার', category: 'বিভাগ' },
  validBet: 'বৈধ বাজি',
  chart: 'লাভ-ক্ষতির চিত্র',
  incomeNote: 'গেমে প্রতিদিন আপনার কত লাভ বা ক্ষতি হয়েছে। শুধু নিষ্পন্ন রাউন্ড গোনা হয়।',
  fromGames: 'গেম থেকে',
  soFar: 'এ পর্যন্ত মোট',
  toSalaries: 'বেতন ও লভ্যাংশ',
  emptyTitle: 'এই সময়ে কোনো নিষ্পন্ন রাউন্ড নেই',
  emptyText: 'রাউন্ড শেষ হলেই আপনার লাভ-ক্ষতি এখানে দেখতে পাবেন।',
};
