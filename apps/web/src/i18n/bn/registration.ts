import type { IdentityPhrases } from '../lazy-phrases';

export const registration: IdentityPhrases['registration'] = {
  title: 'নিবন্ধন',
  submit: 'অ্যাকাউন্ট খুলুন',
  toLogin: 'অ্যাকাউন্ট আছে? লগ ইন করুন',
  required: '* চিহ্নিত ঘরগুলো আবশ্যক',
  referralCode: 'আমন্ত্রণ কোড',
  terms: 'আমি এই প্রদর্শনীর শর্ত মেনে নিচ্ছি',
  age: 'আমার বয়স {{age}} বছর বা তার বেশি',
  hintLength: '{{min}} থেকে {{max}} অক্ষর',
};
