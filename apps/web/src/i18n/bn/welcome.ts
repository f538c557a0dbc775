import type { IdentityPhrases } from '../lazy-phrases';

export const welcome: IdentityPhrases['welcome'] = {
  title: 'স্বাগতম, {{account}}',
  text: 'আপনার অ্যাকাউন্ট খোলা হয়েছে। এরপর যা করা যায়:',
  deposit: 'জমা দিন',
  depositText: 'ব্যাংক জানালেই তা আপনার ব্যালেন্সে আসবে।',
  security: 'অ্যাকাউন্ট সুরক্ষিত করুন',
  securityText: 'পেমেন্ট পাসওয়ার্ড, আর ফিরে আসার উপায়।',
  invite: 'আপনার দলকে আমন্ত্রণ জানান',
  inviteText: 'একটি লিংক তৈরি করে পাঠিয়ে দিন।',
  later: 'আগে ঘুরে দেখি',
};
