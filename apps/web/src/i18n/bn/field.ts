import type { Phrases } from '../phrases';

export const field: Phrases['field'] = {
  username: 'ব্যবহারকারীর নাম',
  password: 'পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ড আবার লিখুন',
  nickname: 'ডাকনাম',
  payeeName: 'আসল নাম',
  email: 'ইমেইল',
  mobileNum: 'মোবাইল নম্বর',
  qqNum: 'কিউকিউ নম্বর',
  line: 'লাইন',
  whatsapp: 'হোয়াটসঅ্যাপ',
  facebook: 'ফেসবুক',
  wechat: 'উইচ্যাট',
  telegram: 'টেলিগ্রাম',
  zalo: 'জালো',
  idNumber: 'পরিচয় নম্বর',
};
