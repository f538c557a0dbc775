import type { IdentityPhrases } from '../lazy-phrases';

export const humanCheck: IdentityPhrases['humanCheck'] = {
  captcha: 'ছবির অক্ষর',
  imageText: 'লেখার জন্য বাঁকানো কিছু অক্ষর। দেখতে অসুবিধা হলে গ্রাহক সেবায় যোগাযোগ করুন।',
  imageFailed: 'ছবিটি আনা গেল না',
  renew: 'অন্য ছবি',
  checking: 'আপনার ব্রাউজার যাচাই করা হচ্ছে। একটু সময় লাগবে।',
};
