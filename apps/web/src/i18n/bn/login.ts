import type { Phrases } from '../phrases';

export const login: Phrases['login'] = {
  title: 'লগ ইন',
  username: 'ব্যবহারকারীর নাম',
  password: 'পাসওয়ার্ড',
  show: 'পাসওয়ার্ড দেখান',
  hide: 'পাসওয়ার্ড লুকান',
  submit: 'লগ ইন',
  toRegister: 'অ্যাকাউন্ট নেই? নিবন্ধন করুন',
};
