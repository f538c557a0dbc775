import type { ReportReason, RoomState } from '../../common/rooms/api.js';
import type { Language } from '../web/language.js';
import type { ModePhrases } from '../web/mode-tools.js';
import type { RoomsMode } from './mode.js';

interface RoomsPhrases extends ModePhrases<RoomsMode> {
  title: string;
  text: string;
  again: string;
  reports: string;
  noReports: string;
  noMessages: string;
  viewers: string;
  delete: string;
  isGone: string;
  mute: (minutes: string) => string;
  mutedUntil: (time: string) => string;
  close: string;
  states: Record<RoomState, string>;
  setStates: Record<RoomState, string>;
  reasons: Record<ReportReason, string>;
}

export const roomsPhrases: Record<Language, RoomsPhrases> = {
  en: {
    title: 'Live rooms',
    text: 'For the operators of the studios: what members have reported, and what is written in each room. Names are masked by the portals. Times are in Dhaka time (GMT+6).',
    again: 'Refresh',
    reports: 'Open reports',
    noReports: 'Nothing has been reported.',
    noMessages: 'No messages yet.',
    viewers: 'In the chat',
    delete: 'Delete message',
    isGone: 'No longer in the chat.',
    mute: (minutes) => `Mute for ${minutes} min`,
    mutedUntil: (time) => `Muted until ${time}.`,
    close: 'Close report',
    states: { live: 'Live', break: 'On a break', offline: 'Offline' },
    setStates: { live: 'Set live', break: 'Set on a break', offline: 'Set offline' },
    reasons: { abuse: 'Abusive', spam: 'Spam', contact: 'Shares contacts', other: 'Something else' },
    mode: 'Current mode',
    modeText: 'How portals find the provider from now on. Restarting the sandbox resets it.',
    modes: {
      working: { button: 'Working', text: 'The list is answered, and chats open.' },
      away: { button: 'Away', text: 'The list gets 503, and no chat opens.' },
    },
  },
  bn: {
    title: 'লাইভ রুম',
    text: 'স্টুডিওর অপারেটরদের জন্য: সদস্যরা কী নিয়ে অভিযোগ করেছেন আর কোন রুমে কী লেখা হচ্ছে। নাম পোর্টালই আড়াল করে পাঠায়। সময় ঢাকার, GMT+6।',
    again: 'রিফ্রেশ করুন',
    reports: 'খোলা অভিযোগ',
    noReports: 'কোনো অভিযোগ নেই।',
    noMessages: 'এখনও কোনো বার্তা নেই।',
    viewers: 'চ্যাটে আছেন',
    delete: 'বার্তা মুছুন',
    isGone: 'বার্তাটি আর চ্যাটে নেই।',
    mute: (minutes) => `${minutes} মিনিট লেখা বন্ধ`,
    mutedUntil: (time) => `${time} পর্যন্ত লেখা বন্ধ।`,
    close: 'অভিযোগ বন্ধ করুন',
    states: { live: 'লাইভ', break: 'বিরতি চলছে', offline: 'অফলাইন' },
    setStates: { live: 'লাইভ করুন', break: 'বিরতি দিন', offline: 'অফলাইন করুন' },
    reasons: { abuse: 'গালিগালাজ', spam: 'স্প্যাম', contact: 'যোগাযোগের তথ্য', other: 'অন্য কিছু' },
    mode: 'বর্তমান অবস্থা',
    modeText: 'এখন থেকে পোর্টাল এই প্রোভাইডারকে কেমন পাবে। স্যান্ডবক্স আবার চালু করলে স্বাভাবিক হবে।',
    modes: {
      working: { button: 'স্বাভাবিক', text: 'তালিকা পাওয়া যায়, চ্যাট খোলে।' },
      away: { button: 'অনুপস্থিত', text: 'তালিকা চাইলে 503 আসে, কোনো চ্যাট খোলে না।' },
    },
  },
  ar: {
    title: 'الغرف المباشرة',
    text: 'لمشغِّلي الاستوديوهات: ما أبلغ عنه الأعضاء، وما يُكتب في كل غرفة. تصل الأسماء من البوابات مقنَّعة. الأوقات بتوقيت دكا (GMT+6).',
    again: 'تحديث',
    reports: 'البلاغات المفتوحة',
    noReports: 'لا بلاغات.',
    noMessages: 'لا رسائل بعد.',
    viewers: 'في الدردشة',
    delete: 'حذف الرسالة',
    isGone: 'لم تعد الرسالة في الدردشة.',
    mute: (minutes) => `كتم ${minutes} دقيقة`,
    mutedUntil: (time) => `مكتوم حتى ${time}.`,
    close: 'إغلاق البلاغ',
    states: { live: 'مباشر', break: 'في استراحة', offline: 'غير متصل' },
    setStates: { live: 'تشغيل البث', break: 'بدء استراحة', offline: 'إيقاف البث' },
    reasons: { abuse: 'إساءة', spam: 'رسائل مزعجة', contact: 'ينشر وسائل اتصال', other: 'شيء آخر' },
    mode: 'الوضع الحالي',
    modeText: 'كيف تجد البوابات المزوِّد من الآن. تعيده إعادة تشغيل ساندبوكس إلى حاله.',
    modes: {
      working: { button: 'يعمل', text: 'تُرسل القائمة وتُفتح الدردشات.' },
      away: { button: 'غائب', text: 'تُجاب القائمة بالرمز 503 ولا تُفتح أي دردشة.' },
    },
  },
};
