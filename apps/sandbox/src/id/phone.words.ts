import type { Language } from '../web/language.js';
import type { PhoneError, TokenFault } from './phone.outcome.js';

export interface PhoneWords {
  title: string;
  text: (client: string, phone: string) => string;
  seePost: string;
  sms: (code: string, client: string) => string;
  code: string;
  confirm: string;
  cancel: string;
  incomplete: string;
  wrong: (triesLeft: string) => string;
  testing: string;
  testingText: string;
  outcomes: Record<Exclude<PhoneError, 'closed_by_user'> | TokenFault, string>;
}

const en: PhoneWords = {
  title: 'Confirm your number',
  text: (client, phone) => `For “${client}” a code was sent to ${phone} by SMS. It is good for ten minutes.`,
  seePost: 'See it in Post',
  sms: (code, client) => `${code} is your Sandbox ID code for ${client}. Do not tell it to anybody.`,
  code: 'Code of six digits',
  confirm: 'Confirm',
  cancel: 'Cancel',
  incomplete: 'Type the six digits of the SMS.',
  wrong: (left) => `This is not the code. Tries left: ${left}.`,
  testing: 'For testing',
  testingText: 'Wrong tokens and errors, on demand and without a code.',
  outcomes: {
    wrong_number: 'Another number in the token',
    wrong_nonce: 'Wrong nonce',
    wrong_signature: 'Wrong signature',
    expired_token: 'Expired token',
    invalid_phone_number: 'Invalid number',
    missing_phone_number: 'Missing number',
    too_many_requests: 'Too many requests',
    unknown: 'Unknown error',
    invalid_verification_code: 'Wrong code',
    missing_verification_code: 'Missing code',
    captcha_check_failed: 'Captcha failed',
    unauthorized_domain: 'Unauthorised domain',
    quota_exceeded: 'Quota exceeded',
    operation_not_allowed: 'Not enabled',
    code_expired: 'Code expired',
  },
};

const bn: PhoneWords = {
  title: 'আপনার নম্বর নিশ্চিত করুন',
  text: (client, phone) => `“${client}”-এর জন্য ${phone} নম্বরে এসএমএসে একটি কোড পাঠানো হয়েছে। এর মেয়াদ দশ মিনিট।`,
  seePost: 'ডাকে দেখুন',
  sms: (code, client) => `${client}-এর জন্য আপনার স্যান্ডবক্স আইডি কোড ${code}। কাউকে বলবেন না।`,
  code: 'ছয় অঙ্কের কোড',
  confirm: 'নিশ্চিত করুন',
  cancel: 'বাতিল',
  incomplete: 'এসএমএসে পাওয়া ছয়টি অঙ্ক লিখুন।',
  wrong: (left) => `কোডটি ঠিক নয়। আর ${left} বার চেষ্টা করা যাবে।`,
  testing: 'পরীক্ষার জন্য',
  testingText: 'ভুল টোকেন ও ত্রুটি, চাইলেই এবং কোড ছাড়াই।',
  outcomes: {
    wrong_number: 'টোকেনে অন্য নম্বর',
    wrong_nonce: 'ভুল nonce',
    wrong_signature: 'ভুল স্বাক্ষর',
    expired_token: 'মেয়াদোত্তীর্ণ টোকেন',
    invalid_phone_number: 'অবৈধ নম্বর',
    missing_phone_number: 'নম্বর নেই',
    too_many_requests: 'অতিরিক্ত অনুরোধ',
    unknown: 'অজানা ত্রুটি',
    invalid_verification_code: 'ভুল কোড',
    missing_verification_code: 'কোড নেই',
    captcha_check_failed: 'ক্যাপচা ব্যর্থ',
    unauthorized_domain: 'অননুমোদিত ডোমেইন',
    quota_exceeded: 'কোটা শেষ',
    operation_not_allowed: 'চালু নেই',
    code_expired: 'কোডের মেয়াদ শেষ',
  },
};

export const phoneWords: Record<Language, PhoneWords> = { bn, en };
