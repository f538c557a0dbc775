import type { Phrases } from '../phrases';

export const clock: Phrases['clock'] = {
  title: 'টেস্ট ঘড়ি',
  text: 'এই ইনস্টলেশনের সব প্রোগ্রামের ঘড়ি এগিয়ে দেয়। বাইরের কিছুতে প্রভাব পড়ে না।',
  minute: '১ মিনিট',
  halfHour: '৩০ মিনিট',
  day: '১ দিন',
  now: 'এখন',
};
