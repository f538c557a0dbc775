import type { Language } from '../web/language.js';
import type { ModePhrases } from '../web/mode-tools.js';
import type { Message } from './message.js';
import type { Mode } from './mode.js';

export interface PostPhrases extends ModePhrases<Mode> {
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
}

const en: PostPhrases = {
  title: 'Post',
  text: 'Every SMS and email from the portal, newest first. Times are in Dhaka time (GMT+6).',
  again: 'Refresh',
  recipient: 'Number or email address',
  filter: 'Show',
  everyone: 'Show all',
  none: 'No messages yet.',
  noneFor: (recipient) => `No messages to “${recipient}”.`,
  kinds: { sms: 'SMS', mail: 'Email' },
  from: 'From',
  sentAt: 'Time',
  code: 'One-time code',
  noSubject: '(no subject)',
  noText: 'This message has no text part.',
  open: 'Open message',
  back: 'All messages',
  mode: 'Current mode',
  modeText: 'How delivery behaves from now on. Restarting the sandbox resets it.',
  modes: {
    working: { button: 'Working', text: 'Everything is delivered.' },
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
    silent: { button: 'Silent', text: 'SMS and email are accepted but never delivered.' },
    mail_refused: { button: 'Email refused', text: 'An email is answered with 451: try again later.' },
  },
};

const bn: PostPhrases = {
  title: 'ডাক',
  text: 'পোর্টাল যত এসএমএস ও ইমেইল পাঠায়, সব এখানে আসে; নতুনটি সবার আগে। সময় ঢাকার, GMT+6।',
  again: 'রিফ্রেশ করুন',
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
  mode: 'বর্তমান অবস্থা',
  modeText: 'এখন থেকে ডেলিভারি কেমন হবে। স্যান্ডবক্স আবার চালু করলে স্বাভাবিক হবে।',
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

const ar: PostPhrases = {
  title: 'البريد',
  text: 'كل رسالة نصية أو إلكترونية من الموقع، والأحدث أولًا. الأوقات بتوقيت دكا (GMT+6).',
  again: 'تحديث',
  recipient: 'الرقم أو عنوان البريد الإلكتروني',
  filter: 'عرض',
  everyone: 'عرض الكل',
  none: 'لا رسائل بعد.',
  noneFor: (recipient) => `لا رسائل إلى «${recipient}».`,
  kinds: { sms: 'رسالة نصية', mail: 'رسالة إلكترونية' },
  from: 'من',
  sentAt: 'الوقت',
  code: 'رمز لمرة واحدة',
  noSubject: '(بلا موضوع)',
  noText: 'لا نص في هذه الرسالة.',
  open: 'فتح الرسالة',
  back: 'كل الرسائل',
  mode: 'الوضع الحالي',
  modeText: 'كيف يتم التسليم من الآن. تعيده إعادة تشغيل ساندبوكس إلى حاله.',
  modes: {
    working: { button: 'يعمل', text: 'يُسلَّم كل شيء.' },
    quota_exhausted: { button: 'نفدت الحصة', text: 'يُجاب عن الرسالة النصية بالرمز 402: الحساب فارغ.' },
    service_disabled: { button: 'الخدمة معطَّلة', text: 'يُجاب عن الرسالة النصية بالرمز 403: متوقفة.' },
    unauthorised_domain: {
      button: 'نطاق غير مصرَّح به',
      text: 'يُجاب عن الرسالة النصية بالرمز 403: نطاق الموقع غير معروف.',
    },
    too_many_requests: {
      button: 'طلبات كثيرة جدًا',
      text: 'يُجاب عن الرسالة النصية بالرمز 429: مجددًا بعد خمس دقائق.',
    },
    unknown: { button: 'خطأ غير معروف', text: 'يُجاب عن الرسالة النصية بالرمز 500.' },
    silent: { button: 'صامت', text: 'تُقبل الرسائل النصية والإلكترونية لكنها لا تُسلَّم أبدًا.' },
    mail_refused: { button: 'البريد مرفوض', text: 'يُجاب عن الرسالة الإلكترونية بالرمز 451: حاول لاحقًا.' },
  },
};

export const postPhrases: Record<Language, PostPhrases> = { bn, en, ar };
