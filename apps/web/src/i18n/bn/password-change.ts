import type { IdentityPhrases } from '../lazy-phrases';

export const passwordChange: IdentityPhrases['passwordChange'] = {
  title: 'পাসওয়ার্ড বদলান',
  text: 'আপনার অন্য সেশনগুলো শেষ হবে। এটি চলতে থাকবে।',
  forcedTitle: 'নতুন পাসওয়ার্ড বেছে নিন',
  whyDefault: 'আপনার অ্যাকাউন্টে এখনো অন্যের দেওয়া পাসওয়ার্ড আছে। এমন একটি বেছে নিন যা শুধু আপনিই জানেন।',
  whyExpired: 'এই পাসওয়ার্ড অনেক দিন ধরে চলছে। এগিয়ে যেতে নতুন একটি বেছে নিন।',
  old: 'বর্তমান পাসওয়ার্ড',
  new: 'নতুন পাসওয়ার্ড',
  confirm: 'নতুন পাসওয়ার্ড আরেকবার',
  length: '{{min}} থেকে {{max}} অক্ষর',
  submit: 'পাসওয়ার্ড বদলান',
};
