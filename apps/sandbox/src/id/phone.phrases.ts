import type { Language } from '../web/language.js';
import type { PhoneError, TokenFault } from './phone.outcome.js';

export interface PhonePhrases {
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

const en: PhonePhrases = {
  title: 'Confirm your number',
  text: (client, phone) => `We sent a code for “${client}” to ${phone} by SMS. It expires in ten minutes.`,
  seePost: 'See it in Post',
  sms: (code, client) => `${code} is your Sandbox ID code for ${client}. Never share it.`,
  code: 'Six-digit code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  incomplete: 'Enter the six digits from the SMS.',
  wrong: (left) => `Wrong code. Attempts left: ${left}.`,
  testing: 'For testing',
  testingText: 'Trigger wrong tokens and errors, without a code.',
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

const bn: PhonePhrases = {
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

const ar: PhonePhrases = {
  title: 'أكِّد رقمك',
  text: (client, phone) =>
    `أرسلنا رمزًا لـ«${client}» إلى ${phone} في رسالة نصية. تنتهي صلاحيته بعد عشر دقائق.`,
  seePost: 'عرضه في البريد',
  sms: (code, client) => `${code} هو رمزك في هوية ساندبوكس لـ${client}. لا تشاركه مع أحد.`,
  code: 'رمز من ستة أرقام',
  confirm: 'تأكيد',
  cancel: 'إلغاء',
  incomplete: 'أدخل الأرقام الستة الواردة في الرسالة.',
  wrong: (left) => `الرمز غير صحيح. المحاولات المتبقية: ${left}.`,
  testing: 'للاختبار',
  testingText: 'أحدِث رموزًا خاطئة وأخطاء من دون رمز.',
  outcomes: {
    wrong_number: 'رقم آخر في الرمز',
    wrong_nonce: 'قيمة nonce خاطئة',
    wrong_signature: 'توقيع خاطئ',
    expired_token: 'رمز منتهٍ',
    invalid_phone_number: 'رقم غير صالح',
    missing_phone_number: 'الرقم مفقود',
    too_many_requests: 'طلبات كثيرة جدًا',
    unknown: 'خطأ غير معروف',
    invalid_verification_code: 'رمز غير صحيح',
    missing_verification_code: 'الرمز مفقود',
    captcha_check_failed: 'فشلت صورة التحقُّق',
    unauthorized_domain: 'نطاق غير مصرَّح به',
    quota_exceeded: 'تجاوز الحصة',
    operation_not_allowed: 'غير مفعَّل',
    code_expired: 'انتهت صلاحية الرمز',
  },
};

export const phonePhrases: Record<Language, PhonePhrases> = { bn, en, ar };
