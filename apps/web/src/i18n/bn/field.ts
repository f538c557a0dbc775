import type { IdentityPhrases } from '../lazy-phrases';

export const field: IdentityPhrases['field'] = {
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
  recommenderId: 'সুপারিশকারী',
  affiliateCode: 'আমন্ত্রণ কোড',
  paymentPassword: 'পেমেন্ট পাসওয়ার্ড',
  verificationCode: 'যাচাই কোড',
  captcha: 'ছবির অক্ষর',
};
