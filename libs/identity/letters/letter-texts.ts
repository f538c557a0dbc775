import type { LanguageCode } from '#libs/site/common/locales';

export const LETTER_KINDS = [
  'password-changed',
  'password-reset',
  'mobile-changed',
  'mobile-set',
  'email-changed',
  'email-set',
  'payment-password-reset',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
  'factor-reset',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** What a letter speaks of; the time is written as people of the brand read it. */
export interface LetterFacts {
  site: string;
  account: string;
  time: string;
  /** Where a password is set anew. */
  url: string;
  /** Where the account's protection is seen and changed. */
  securityUrl: string;
  /** Hours until a lost authenticator is switched off. */
  resetHours: number;
}

export interface LetterText {
  subject: string;
  text: string;
}

type Write = (facts: LetterFacts) => string;
interface Phrases {
  subject: (site: string) => string;
  happened: Record<LetterKind, Write>;
  notYou: Write;
  /** In its place where the letter comes before the change. */
  stop: Write;
}

const PHRASES: Record<LanguageCode, Phrases> = {
  EN: {
    subject: (site) => `${site}: your account was changed`,
    happened: {
      'password-changed': ({ account, time }) =>
        `The password of your account ${account} was changed on ${time}.`,
      'password-reset': ({ account, time }) =>
        `The password of your account ${account} was set anew by recovery on ${time}.`,
      'mobile-changed': ({ account, time }) =>
        `The mobile number of your account ${account} was changed on ${time}. This one no longer belongs to it.`,
      'mobile-set': ({ account, time }) =>
        `Your account ${account} was given a mobile number on ${time}. It opens the account, too.`,
      'email-changed': ({ account, time }) =>
        `The mail address of your account ${account} was changed on ${time}. This one no longer belongs to it.`,
      'email-set': ({ account, time }) =>
        `Your account ${account} was given a mail address on ${time}. A new password can be asked for there.`,
      'payment-password-reset': ({ account, time }) =>
        `The payment password of your account ${account} was set anew on ${time}.`,
      'authenticator-on': ({ account, time }) =>
        `An authenticator was switched on for your account ${account} on ${time}.`,
      'authenticator-off': ({ account, time }) =>
        `The authenticator of your account ${account} was switched off on ${time}.`,
      'recovery-codes-renewed': ({ account, time }) =>
        `New recovery codes were made for the authenticator of your account ${account} on ${time}. The old ones no longer work.`,
      'factor-reset': ({ account, time, resetHours }) =>
        `On ${time} we were told that the authenticator of your account ${account} is lost. It will be switched off in ${resetHours} hours.`,
    },
    stop: ({ site, securityUrl }) =>
      `If this was not you, cancel it now in the security centre, and tell ${site}: ${securityUrl}`,
    notYou: ({ site, url }) => `If this was not you, set a new password at once and tell ${site}: ${url}`,
  },
  BN: {
    subject: (site) => `${site}: আপনার অ্যাকাউন্টে পরিবর্তন হয়েছে`,
    happened: {
      'password-changed': ({ account, time }) => `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর পাসওয়ার্ড বদলানো হয়েছে।`,
      'password-reset': ({ account, time }) =>
        `${time}-এ পুনরুদ্ধারের মাধ্যমে আপনার অ্যাকাউন্ট ${account}-এর নতুন পাসওয়ার্ড দেওয়া হয়েছে।`,
      'mobile-changed': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর মোবাইল নম্বর বদলানো হয়েছে। এই নম্বরটি আর অ্যাকাউন্টে নেই।`,
      'mobile-set': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এ একটি মোবাইল নম্বর দেওয়া হয়েছে। তা দিয়েও অ্যাকাউন্টে ঢোকা যায়।`,
      'email-changed': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর ইমেইল ঠিকানা বদলানো হয়েছে। এই ঠিকানাটি আর অ্যাকাউন্টে নেই।`,
      'email-set': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এ একটি ইমেইল ঠিকানা দেওয়া হয়েছে। সেখানে নতুন পাসওয়ার্ড চাওয়া যায়।`,
      'payment-password-reset': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর নতুন পেমেন্ট পাসওয়ার্ড দেওয়া হয়েছে।`,
      'authenticator-on': ({ account, time }) => `${time}-এ আপনার অ্যাকাউন্ট ${account}-এ অথেনটিকেটর চালু করা হয়েছে।`,
      'authenticator-off': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর অথেনটিকেটর বন্ধ করা হয়েছে।`,
      'recovery-codes-renewed': ({ account, time }) =>
        `${time}-এ আপনার অ্যাকাউন্ট ${account}-এর অথেনটিকেটরের জন্য নতুন পুনরুদ্ধার কোড তৈরি করা হয়েছে। আগের কোডগুলো আর কাজ করবে না।`,
      'factor-reset': ({ account, time, resetHours }) =>
        `${time}-এ আমাদের জানানো হয়েছে যে আপনার অ্যাকাউন্ট ${account}-এর অথেনটিকেটর হারিয়ে গেছে। ${new Intl.NumberFormat('bn').format(resetHours)} ঘণ্টা পর সেটি বন্ধ করা হবে।`,
    },
    stop: ({ site, securityUrl }) =>
      `এটি আপনি না করে থাকলে এখনই নিরাপত্তা পাতায় গিয়ে বাতিল করুন এবং ${site}-কে জানান: ${securityUrl}`,
    notYou: ({ site, url }) => `এটি আপনি না করে থাকলে এখনই নতুন পাসওয়ার্ড দিন এবং ${site}-কে জানান: ${url}`,
  },
};

export function letterText(kind: LetterKind, language: LanguageCode, facts: LetterFacts): LetterText {
  const { subject, happened, notYou, stop } = PHRASES[language];
  const advice = kind === 'factor-reset' ? stop : notYou;
  return { subject: subject(facts.site), text: `${happened[kind](facts)}\n\n${advice(facts)}` };
}
