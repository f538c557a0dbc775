import type { IdentityPhrases } from '../lazy-phrases';

export const smsCode: IdentityPhrases['smsCode'] = {
  country: 'দেশ',
  mobile: 'মোবাইল নম্বর',
  send: 'কোড পাঠান',
  sendAgain: 'আবার পাঠানো যাবে',
  wait: 'আবার কোড পাঠাতে যত সময় বাকি',
  failedTitle: 'কোড পাঠানো যায়নি',
  confirm: 'ঠিক আছে',
  sent: 'কোড পাঠানো হয়েছে।',
};
