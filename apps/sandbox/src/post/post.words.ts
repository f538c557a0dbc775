import type { Language } from '../web/language.js';
import type { Message } from './message.js';
import type { Mode } from './mode.js';

export interface PostWords {
  title: string;
  text: string;
  again: string;
  recipient: string;
  filter: string;
  everyone: string;
  none: string;
  noneFor: (recipient: string) => string;
  kinds: Record<Message['kind'], string>;
  from: string;
  sentAt: string;
  code: string;
  noSubject: string;
  noText: string;
  open: string;
  back: string;
  modes: Record<Mode, { button: string; text: string }>;
  mode: string;
  modeText: string;
}

const en: PostWords = {
  title: 'Post',
  text: 'Every SMS and every mail that the portal sends ends here, the newest first. Times are Dhaka’s, GMT+6.',
  again: 'Look again',
  recipient: 'Number or e-mail address',
  filter: 'Show',
  everyone: 'Show all',
  none: 'Nothing was sent yet.',
  noneFor: (recipient) => `Nothing was sent to “${recipient}”.`,
  kinds: { sms: 'SMS', mail: 'Mail' },
  from: 'From',
  sentAt: 'Time',
  code: 'One-time code',
  noSubject: '(no subject)',
  noText: 'This message has no text part.',
  open: 'This message alone',
  back: 'All messages',
  mode: 'Now in force',
  modeText: 'How post behaves from now on. A restart of the sandbox works again.',
  modes: {
    working: { button: 'Working', text: 'Whatever is sent is delivered.' },
    quota_exhausted: {
      button: 'Quota exhausted',
      text: 'An SMS is answered with 402: the account is empty.',
    },
    service_disabled: { button: 'Service disabled', text: 'An SMS is answered with 403: switched off.' },
    unauthorised_domain: {
      button: 'Unauthorised domain',
      text: 'An SMS is answered with 403: the portal’s domain is not known.',
    },
    too_many_requests: {
      button: 'Too many requests',
      text: 'An SMS is answered with 429: again after five minutes.',
    },
    unknown: { button: 'Unknown error', text: 'An SMS is answered with 500.' },
    silent: { button: 'Silent', text: 'SMS and mail are accepted, and nothing is ever delivered.' },
    mail_refused: { button: 'Mail refused', text: 'A mail is answered with 451: try again later.' },
  },
};

const bn: PostWords = {
  title: 'ডাক',
  text: 'পোর্টাল যত এসএমএস ও ইমেইল পাঠায়, সব এখানে আসে; নতুনটি সবার আগে। সময় ঢাকার, GMT+6।',
  again: 'আবার দেখুন',
  recipient: 'নম্বর বা ইমেইল ঠিকানা',
  filter: 'দেখান',
  everyone: 'সব দেখান',
  none: 'এখনও কিছু পাঠানো হয়নি।',
  noneFor: (recipient) => `“${recipient}” ঠিকানায় কিছু পাঠানো হয়নি।`,
  kinds: { sms: 'এসএমএস', mail: 'ইমেইল' },
  from: 'প্রেরক',
  sentAt: 'সময়',
  code: 'এককালীন কোড',
  noSubject: '(বিষয় নেই)',
  noText: 'এই বার্তায় কোনো লেখা নেই।',
  open: 'শুধু এই বার্তা',
  back: 'সব বার্তা',
  mode: 'এখন চালু আছে',
  modeText: 'এখন থেকে ডাক কেমন আচরণ করবে। স্যান্ডবক্স আবার চালু হলে সব স্বাভাবিক হয়ে যায়।',
  modes: {
    working: { button: 'স্বাভাবিক', text: 'যা পাঠানো হয়, সবই পৌঁছায়।' },
    quota_exhausted: { button: 'কোটা শেষ', text: 'এসএমএসের উত্তর 402: অ্যাকাউন্টে আর এসএমএস নেই।' },
    service_disabled: { button: 'সেবা বন্ধ', text: 'এসএমএসের উত্তর 403: সেবাটি বন্ধ করা আছে।' },
    unauthorised_domain: { button: 'অননুমোদিত ডোমেইন', text: 'এসএমএসের উত্তর 403: পোর্টালের ডোমেইন চেনা নয়।' },
    too_many_requests: {
      button: 'অতিরিক্ত অনুরোধ',
      text: 'এসএমএসের উত্তর 429: পাঁচ মিনিট পরে আবার চেষ্টা করতে হবে।',
    },
    unknown: { button: 'অজানা ত্রুটি', text: 'এসএমএসের উত্তর 500।' },
    silent: { button: 'নীরব', text: 'এসএমএস ও ইমেইল গ্রহণ করা হয়, কিন্তু কিছুই পৌঁছায় না।' },
    mail_refused: { button: 'ইমেইল প্রত্যাখ্যান', text: 'ইমেইলের উত্তর 451: পরে আবার চেষ্টা করতে হবে।' },
  },
};

export const postWords: Record<Language, PostWords> = { bn, en };
