import type { operations } from '../en/operations';

export const levelChecks: typeof operations.levelChecks = {
  title: 'VIP যাচাই',
  list: 'খেলে যেসব VIP লেভেলে পৌঁছানো হয়েছে',
  search: 'অ্যাকাউন্ট',
  state: 'অবস্থা',
  queues: { waiting: 'সিদ্ধান্ত বাকি', confirmed: 'নিশ্চিত', refused: 'প্রত্যাখ্যাত', all: 'সব' },
  level: 'লেভেল',
  rise: 'ভিআইপি {{from}} → {{to}}',
  progress: 'যেসব বৈধ বাজি গোনা হয়',
  since: 'কবে থেকে',
  asked: 'পৌঁছেছেন',
  decided: 'সিদ্ধান্ত',
  by: 'সিদ্ধান্ত নিয়েছেন',
  reason: 'কারণ',
  emptyTitle: 'সিদ্ধান্তের কিছু নেই',
  emptyText: 'কোনো সদস্য উঁচু VIP লেভেলে পৌঁছালেই এখানে দেখা যাবে।',
  confirm: 'লেভেল নিশ্চিত করুন',
  confirmText: 'সদস্য এখনই এই লেভেলে উঠবেন এবং লেভেলের সুবিধা পাবেন।',
  refuse: 'প্রত্যাখ্যান করুন',
  refuseText: 'সদস্য এখনকার লেভেলেই থাকবেন, কারণ জানানো হবে না। পরে নিশ্চিত করা যাবে।',
};
