import type { Language } from '../web/language.js';

interface IdWords {
  openId: string;
  facebook: string;
  phone: string;
  returns: string;
  people: string;
  anybody: string;
}

export const idWords: Record<Language, IdWords> = {
  en: {
    openId: 'Log-in with OpenID Connect',
    facebook: 'Log-in with OAuth 2, Facebook’s way',
    phone: 'Check of a phone number',
    returns: 'People are sent back to',
    people: 'People',
    anybody:
      'Anybody else is typed at the log-in. Somebody is the same person as long as the address is the same.',
  },
  bn: {
    openId: 'OpenID Connect দিয়ে লগইন',
    facebook: 'OAuth 2 দিয়ে লগইন, Facebook-এর ধরনে',
    phone: 'ফোন নম্বর যাচাই',
    returns: 'ফেরত যায় এখানে',
    people: 'মানুষজন',
    anybody: 'অন্য যে কারও পরিচয় লগইনের সময় লেখা যায়। ইমেইল ঠিকানা একই থাকলে মানুষটিও একই।',
  },
};
