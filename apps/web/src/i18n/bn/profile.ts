import type { IdentityPhrases } from '../lazy-phrases';

export const profile: IdentityPhrases['profile'] = {
  title: 'প্রোফাইল',
  account: 'অ্যাকাউন্টের নাম: {{account}}',
  memberSince: '{{date}} থেকে সদস্য',
  avatar: 'প্রোফাইল ছবি',
  avatarText: 'আপনার নামের পাশে দেখা যায়',
  avatars: 'প্রোফাইল ছবির তালিকা',
  choose: 'বেছে নিন',
  letters: 'আপনার নামের প্রথম অক্ষর',
  add: 'যোগ করুন',
  nicknameText: 'অ্যাকাউন্টের নামের বদলে দেখা যায়',
  lengths: '{{min}} থেকে {{max}} অক্ষর',
  lengthsOrNone: '{{min}} থেকে {{max}} অক্ষর। খালি রাখলে অ্যাকাউন্টের নাম দেখা যাবে।',
  birthDate: 'জন্মতারিখ',
  birthDateText: 'শুধু একবারই দেওয়া যায়',
  birthDateOnce:
    'পরিচয়পত্রে যেমন আছে ঠিক তেমন লিখুন। এটি শুধু একবারই দেওয়া যায়, আর আপনার বয়স অন্তত {{age}} বছর হতে হবে।',
  picture: {
    kite: 'ঘুড়ি',
    boat: 'নৌকা',
    drum: 'ঢোল',
    lamp: 'প্রদীপ',
    tiger: 'বাঘ',
    peacock: 'ময়ূর',
    lotus: 'পদ্ম',
    wheel: 'নাগরদোলা',
    elephant: 'হাতি',
    fish: 'মাছ',
    owl: 'পেঁচা',
  },
};
