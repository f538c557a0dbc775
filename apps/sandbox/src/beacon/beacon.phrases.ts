import type { Language } from '../web/language.js';
import type { ModePhrases } from '../web/mode-tools.js';
import type { BeaconMode } from './mode.js';

interface BeaconPhrases extends ModePhrases<BeaconMode> {
  title: string;
  text: string;
  again: string;
  info: string;
  none: string;
}

export const beaconPhrases: Record<Language, BeaconPhrases> = {
  en: {
    title: 'Beacon',
    text: 'A value every three seconds, the newest first. Each is fixed by an anchor that was published the day before: the SHA-256 of a value is the value of the round before it. Times are in Dhaka time (GMT+6).',
    again: 'Refresh',
    info: 'Period and anchors (JSON)',
    none: 'No values are told now.',
    mode: 'Current mode',
    modeText: 'How values are told from now on. Restarting the sandbox resets it.',
    modes: {
      working: { button: 'Working', text: 'Every value is told in time.' },
      late: { button: 'Late', text: 'A value is told 20 seconds after it is due.' },
      missing: { button: 'Missing', text: 'No value is told.' },
      wrong: { button: 'Wrong', text: 'A value is told that does not belong to the chain.' },
    },
  },
  bn: {
    title: 'বীকন',
    text: 'প্রতি তিন সেকেন্ডে একটি মান, নতুনটি সবার আগে। প্রতিটি মান আগের দিন প্রকাশিত একটি নোঙর-মানের সঙ্গে বাঁধা: একটি মানের SHA-256 হলো আগের রাউন্ডের মান। সময় ঢাকার, GMT+6।',
    again: 'রিফ্রেশ করুন',
    info: 'বিরতি ও নোঙর-মান (JSON)',
    none: 'এখন কোনো মান জানানো হচ্ছে না।',
    mode: 'বর্তমান অবস্থা',
    modeText: 'এখন থেকে মান কেমনভাবে জানানো হবে। স্যান্ডবক্স আবার চালু করলে স্বাভাবিক হবে।',
    modes: {
      working: { button: 'স্বাভাবিক', text: 'প্রতিটি মান সময়মতো জানানো হয়।' },
      late: { button: 'দেরি', text: 'নির্ধারিত সময়ের ২০ সেকেন্ড পরে মান জানানো হয়।' },
      missing: { button: 'অনুপস্থিত', text: 'কোনো মান জানানো হয় না।' },
      wrong: { button: 'ভুল', text: 'এমন মান জানানো হয়, যা এই শৃঙ্খলের নয়।' },
    },
  },
  ar: {
    title: 'المنارة',
    text: 'قيمة كل ثلاث ثوانٍ، والأحدث أولًا. كل قيمة مثبتة بمرساة نُشرت في اليوم السابق: SHA-256 للقيمة هو قيمة الجولة التي قبلها. الأوقات بتوقيت دكا (GMT+6).',
    again: 'تحديث',
    info: 'الفاصل الزمني والمراسي (JSON)',
    none: 'لا تُعلن أي قيم الآن.',
    mode: 'الوضع الحالي',
    modeText: 'كيف تُعلن القيم من الآن. تعيده إعادة تشغيل ساندبوكس إلى حاله.',
    modes: {
      working: { button: 'يعمل', text: 'تُعلن كل قيمة في وقتها.' },
      late: { button: 'متأخرة', text: 'تُعلن القيمة بعد 20 ثانية من موعدها.' },
      missing: { button: 'مفقودة', text: 'لا تُعلن أي قيمة.' },
      wrong: { button: 'خاطئة', text: 'تُعلن قيمة لا تنتمي إلى السلسلة.' },
    },
  },
};
