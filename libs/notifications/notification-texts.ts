import type { LanguageCode } from '#libs/site/common/locales';

export const NOTIFICATION_KINDS = [
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
  'factor-reset-cancelled',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a notification may name; the time is written in the time zone of the brand. */
export interface NotificationFacts {
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

export interface NotificationText {
  subject: string;
  text: string;
}

type Write = (facts: NotificationFacts) => string;
interface Phrases {
  subject: (site: string) => string;
  happened: Record<NotificationKind, Write>;
  notYou: Write;
  /** In its place where the notification comes before the change. */
  stop: Write;
}

const PHRASES: Record<LanguageCode, Phrases> = {
  EN: {
    subject: (site) => `${site}: security alert for your account`,
    happened: {
      'password-changed': ({ account, time }) =>
        `The password for your account ${account} was changed on ${time}.`,
      'password-reset': ({ account, time }) =>
        `The password for your account ${account} was reset on ${time}.`,
      'mobile-changed': ({ account, time }) =>
        `The mobile number of your account ${account} was changed on ${time}. This number is no longer linked to it.`,
      'mobile-set': ({ account, time }) =>
        `A mobile number was added to your account ${account} on ${time}. It can be used to log in.`,
      'email-changed': ({ account, time }) =>
        `The email address of your account ${account} was changed on ${time}. This address is no longer linked to it.`,
      'email-set': ({ account, time }) =>
        `An email address was added to your account ${account} on ${time}. It can be used to reset the password.`,
      'payment-password-reset': ({ account, time }) =>
        `The payment password for your account ${account} was reset on ${time}.`,
      'authenticator-on': ({ account, time }) =>
        `An authenticator was turned on for your account ${account} on ${time}.`,
      'authenticator-off': ({ account, time }) =>
        `The authenticator for your account ${account} was turned off on ${time}.`,
      'recovery-codes-renewed': ({ account, time }) =>
        `New recovery codes were created for your account ${account} on ${time}. The old ones no longer work.`,
      'factor-reset': ({ account, time, resetHours }) =>
        `On ${time} we received a request to turn off the authenticator for your account ${account}, because it was lost. It will be turned off in ${resetHours} h.`,
      'factor-reset-cancelled': ({ account, time }) =>
        `On ${time} the request to turn off the authenticator for your account ${account} was cancelled. The authenticator stays on.`,
    },
    stop: ({ site, securityUrl }) =>
      `If this was not you, cancel it now in the security centre and contact ${site}: ${securityUrl}`,
    notYou: ({ site, url }) => `If this was not you, set a new password now and contact ${site}: ${url}`,
  },
  BN: {
    subject: (site) => `${site}: আপনার অ্যাকাউন্টের নিরাপত্তা বার্তা`,
    happened: {
      'password-changed': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের পাসওয়ার্ড পরিবর্তন করা হয়েছে।`,
      'password-reset': ({ account, time }) => `${time}-এ আপনার ${account} অ্যাকাউন্টের পাসওয়ার্ড রিসেট করা হয়েছে।`,
      'mobile-changed': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের মোবাইল নম্বর পরিবর্তন করা হয়েছে। এই নম্বরটি আর অ্যাকাউন্টে নেই।`,
      'mobile-set': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টে একটি মোবাইল নম্বর যোগ করা হয়েছে। তা দিয়ে লগ ইন করা যায়।`,
      'email-changed': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের ইমেইল ঠিকানা পরিবর্তন করা হয়েছে। এই ঠিকানাটি আর অ্যাকাউন্টে নেই।`,
      'email-set': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টে একটি ইমেইল ঠিকানা যোগ করা হয়েছে। তা দিয়ে পাসওয়ার্ড রিসেট করা যায়।`,
      'payment-password-reset': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের পেমেন্ট পাসওয়ার্ড রিসেট করা হয়েছে।`,
      'authenticator-on': ({ account, time }) => `${time}-এ আপনার ${account} অ্যাকাউন্টে অথেনটিকেটর চালু করা হয়েছে।`,
      'authenticator-off': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের অথেনটিকেটর বন্ধ করা হয়েছে।`,
      'recovery-codes-renewed': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের নতুন পুনরুদ্ধার কোড তৈরি করা হয়েছে। আগের কোডগুলো আর কাজ করবে না।`,
      'factor-reset': ({ account, time, resetHours }) =>
        `অথেনটিকেটর হারিয়ে গেছে জানিয়ে ${time}-এ আপনার ${account} অ্যাকাউন্টের অথেনটিকেটর বন্ধ করার অনুরোধ এসেছে। ${new Intl.NumberFormat('bn').format(resetHours)} ঘণ্টা পর সেটি বন্ধ করা হবে।`,
      'factor-reset-cancelled': ({ account, time }) =>
        `${time}-এ আপনার ${account} অ্যাকাউন্টের অথেনটিকেটর বন্ধ করার অনুরোধটি বাতিল করা হয়েছে। অথেনটিকেটর চালু থাকবে।`,
    },
    stop: ({ site, securityUrl }) =>
      `এটি আপনি না করে থাকলে এখনই নিরাপত্তা পেজে গিয়ে বাতিল করুন এবং ${site}-কে জানান: ${securityUrl}`,
    notYou: ({ site, url }) => `এটি আপনি না করে থাকলে এখনই নতুন পাসওয়ার্ড সেট করুন এবং ${site}-কে জানান: ${url}`,
  },
};

export function notificationText(
  kind: NotificationKind,
  language: LanguageCode,
  facts: NotificationFacts,
): NotificationText {
  const { subject, happened, notYou, stop } = PHRASES[language];
  const advice = kind === 'factor-reset' ? stop : notYou;
  return { subject: subject(facts.site), text: `${happened[kind](facts)}\n\n${advice(facts)}` };
}
