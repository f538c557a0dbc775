import type { Language } from '../web/language.js';

interface IdPhrases {
  openId: string;
  facebook: string;
  phone: string;
  returns: string;
  people: string;
  anybody: string;
}

export const idPhrases: Record<Language, IdPhrases> = {
  en: {
    openId: 'Log-in with OpenID Connect',
    facebook: 'Log-in with OAuth 2, as Facebook does it',
    phone: 'Phone number check',
    returns: 'Redirect addresses',
    people: 'People',
    anybody: 'You can enter anyone else when you log in. The same email address is the same person.',
  },
  bn: {
    openId: 'OpenID Connect দিয়ে লগ ইন',
    facebook: 'OAuth 2 দিয়ে লগ ইন, Facebook-এর ধরনে',
    phone: 'ফোন নম্বর যাচাই',
    returns: 'ফেরত যায় এখানে',
    people: 'মানুষজন',
    anybody: 'অন্য যে কারও পরিচয় লগ ইনের সময় লেখা যায়। ইমেইল ঠিকানা একই থাকলে মানুষটিও একই।',
  },
  ar: {
    openId: 'تسجيل الدخول عبر OpenID Connect',
    facebook: 'تسجيل الدخول عبر OAuth 2 كما في Facebook',
    phone: 'التحقُّق من رقم الهاتف',
    returns: 'عناوين العودة',
    people: 'الأشخاص',
    anybody: 'يمكنك إدخال أي شخص آخر عند تسجيل الدخول. البريد الإلكتروني نفسه يعني الشخص نفسه.',
  },
};
