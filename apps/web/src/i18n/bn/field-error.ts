import type { Phrases } from '../phrases';

export const fieldError: Phrases['fieldError'] = {
  field_required: 'ঘরটি খালি রাখা যাবে না',
  field_invalid: 'সঠিকভাবে লেখা হয়নি',
  field_unknown: 'এই ঘরটি গ্রহণযোগ্য নয়',
  field_length: 'অনুগ্রহ করে {{min}} - {{max}} অক্ষর লিখুন',
  field_length_one: 'অনুগ্রহ করে {{min}} অক্ষর লিখুন',
  field_password_length: 'অনুগ্রহ করে {{min}} - {{max}} অক্ষরের পাসওয়ার্ড দিন',
  field_password_length_one: 'অনুগ্রহ করে {{min}} অক্ষরের পাসওয়ার্ড দিন',
  field_mismatch: 'দুইবারের লেখা মেলেনি',
  field_amount_malformed: 'অঙ্কে পরিমাণ লিখুন, যেমন ৫০০',
  field_amount_too_many_digits: 'দশমিকের পরে অঙ্ক বেশি',
  field_amount_too_large: 'পরিমাণ খুব বড়',
  field_terms: 'খালি রাখা যাবে না: শর্ত মেনে নিন',
  field_age: 'আপনার বয়স নিশ্চিত করুন',
  field_password_common: 'এই পাসওয়ার্ড সহজেই অনুমান করা যায়',
  field_password_reused: 'লগইনের পাসওয়ার্ড থেকে আলাদা একটি দিন',
};
