import type { Language } from '../web/language.js';
import type { ConsentError } from './consent.js';
import type { Outcome } from './outcome.js';

export interface ConsentPhrases {
  title: string;
  asks: (client: string) => string;
  who: string;
  somebodyNew: string;
  name: string;
  email: string;
  emailIfAny: string;
  continue: string;
  deny: string;
  testing: string;
  testingText: string;
  outcomes: Record<Exclude<Outcome, 'continue' | 'access_denied'>, { button: string; text: string }>;
  errors: Record<ConsentError, string>;
}

const en: ConsentPhrases = {
  title: 'Continue as …',
  asks: (client) => `“${client}” asks for your name and email address.`,
  who: 'Who are you?',
  somebodyNew: 'Someone new',
  name: 'Name',
  email: 'Email address',
  emailIfAny: 'Email address, if any',
  continue: 'Continue',
  deny: 'Deny',
  testing: 'For testing',
  testingText: 'Trigger what can go wrong when the chosen person logs in with another company.',
  outcomes: {
    server_error: { button: 'Server error', text: 'Back with server_error.' },
    temporarily_unavailable: {
      button: 'Temporarily unavailable',
      text: 'Back with temporarily_unavailable.',
    },
    wrong_nonce: { button: 'Wrong nonce', text: 'The ID token answers another log-in.' },
    wrong_audience: { button: 'Wrong audience', text: 'The token was made for another client.' },
    wrong_signature: {
      button: 'Wrong signature',
      text: 'The ID token is signed with a key that is not ours.',
    },
    expired_token: { button: 'Expired token', text: 'The token expired before it arrived.' },
    unverified_email: {
      button: 'Unverified email',
      text: 'The address was never verified.',
    },
    code_used: { button: 'Code already used', text: 'Back with a code that was already used.' },
    slow: { button: 'Slow', text: 'The code is redeemed after five seconds.' },
  },
  errors: {
    name_missing: 'Enter a name.',
    email_missing: 'Enter an email address.',
    email_malformed: 'Enter a full email address, such as name@people.example.',
  },
};

const bn: ConsentPhrases = {
  title: 'কার পরিচয়ে এগোবেন?',
  asks: (client) => `“${client}” আপনার নাম ও ইমেইল ঠিকানা জানতে চায়।`,
  who: 'আপনি কে?',
  somebodyNew: 'নতুন কেউ',
  name: 'নাম',
  email: 'ইমেইল ঠিকানা',
  emailIfAny: 'ইমেইল ঠিকানা, যদি থাকে',
  continue: 'এগিয়ে যান',
  deny: 'অনুমতি দেব না',
  testing: 'পরীক্ষার জন্য',
  testingText: 'অন্য প্রতিষ্ঠানের মাধ্যমে লগ ইনে যা যা ভুল হতে পারে, নির্বাচিত ব্যক্তির জন্য চাইলেই তা ঘটানো যায়।',
  outcomes: {
    server_error: { button: 'সার্ভারের ত্রুটি', text: 'server_error নিয়ে ফেরত।' },
    temporarily_unavailable: { button: 'সাময়িকভাবে বন্ধ', text: 'temporarily_unavailable নিয়ে ফেরত।' },
    wrong_nonce: { button: 'ভুল nonce', text: 'আইডি টোকেনটি অন্য একটি লগ ইনের উত্তর।' },
    wrong_audience: { button: 'ভুল প্রাপক', text: 'টোকেনটি অন্য একটি ক্লায়েন্টের জন্য তৈরি।' },
    wrong_signature: { button: 'ভুল স্বাক্ষর', text: 'আইডি টোকেনটি অন্য কারও চাবিতে স্বাক্ষরিত।' },
    expired_token: { button: 'মেয়াদোত্তীর্ণ টোকেন', text: 'আসার আগেই টোকেনটির মেয়াদ শেষ হয়েছে।' },
    unverified_email: { button: 'অযাচাইকৃত ইমেইল', text: 'ঠিকানাটি এই ব্যক্তির কি না, তা কখনও যাচাই হয়নি।' },
    code_used: { button: 'ব্যবহৃত কোড', text: 'এমন কোড নিয়ে ফেরত, যা আগেই ব্যবহার করা হয়েছে।' },
    slow: { button: 'ধীর', text: 'কোডের উত্তর আসে পাঁচ সেকেন্ড পরে।' },
  },
  errors: {
    name_missing: 'একটি নাম লিখুন।',
    email_missing: 'একটি ইমেইল ঠিকানা লিখুন।',
    email_malformed: 'সম্পূর্ণ ইমেইল ঠিকানা লিখুন, যেমন name@people.example।',
  },
};

const ar: ConsentPhrases = {
  title: 'بأي هوية تتابع؟',
  asks: (client) => `يطلب «${client}» اسمك وعنوان بريدك الإلكتروني.`,
  who: 'من أنت؟',
  somebodyNew: 'شخص جديد',
  name: 'الاسم',
  email: 'عنوان البريد الإلكتروني',
  emailIfAny: 'عنوان البريد الإلكتروني، إن وُجد',
  continue: 'متابعة',
  deny: 'رفض',
  testing: 'للاختبار',
  testingText: 'أحدِث ما قد يتعثر عندما يسجِّل الشخص المختار الدخول عبر شركة أخرى.',
  outcomes: {
    server_error: { button: 'خطأ في الخادم', text: 'العودة مع server_error.' },
    temporarily_unavailable: { button: 'غير متاح مؤقتًا', text: 'العودة مع temporarily_unavailable.' },
    wrong_nonce: { button: 'قيمة nonce خاطئة', text: 'يجيب رمز الهوية عن عملية دخول أخرى.' },
    wrong_audience: { button: 'جمهور خاطئ', text: 'أُصدر الرمز لعميل آخر.' },
    wrong_signature: { button: 'توقيع خاطئ', text: 'رمز الهوية موقَّع بمفتاح ليس لنا.' },
    expired_token: { button: 'رمز منتهٍ', text: 'انتهت صلاحية الرمز قبل وصوله.' },
    unverified_email: { button: 'بريد غير مؤكَّد', text: 'لم يُتحقَّق من العنوان قط.' },
    code_used: { button: 'رمز مستخدَم', text: 'العودة برمز سبق استخدامه.' },
    slow: { button: 'بطيء', text: 'يُستبدل الرمز بعد خمس ثوانٍ.' },
  },
  errors: {
    name_missing: 'أدخل اسمًا.',
    email_missing: 'أدخل عنوان بريد إلكتروني.',
    email_malformed: 'أدخل عنوان بريد كاملًا، مثل name@people.example.',
  },
};

export const consentPhrases: Record<Language, ConsentPhrases> = { bn, en, ar };
