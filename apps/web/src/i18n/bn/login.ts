import type { IdentityPhrases } from '../lazy-phrases';

export const login: IdentityPhrases['login'] = {
  title: 'লগ ইন',
  username: 'ব্যবহারকারীর নাম',
  password: 'পাসওয়ার্ড',
  submit: 'লগ ইন',
  toRegister: 'অ্যাকাউন্ট নেই? নিবন্ধন করুন',
};
