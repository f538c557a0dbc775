import type { AppErrorCode } from './app-error.js';
import type { Language } from './language.js';
import type { Part } from './part.js';

interface CommonPhrases {
  /** `demonstration` says that nothing is real. */
  parts: Record<Part, { name: string; demonstration: string; about: string }>;
  otherLanguage: string;
  skip: string;
  errors: Record<AppErrorCode, { title: string; text: string }>;
  home: string;
  homeTitle: string;
  homeText: string;
  games: string;
  gamesPart: string;
  verify: string;
  openPost: string;
  openBeacon: string;
  openTicker: string;
  openRooms: string;
  openId: string;
  recent: string;
  none: string;
}

export const commonPhrases: Record<Language, CommonPhrases> = {
  en: {
    parts: {
      bank: {
        name: 'Sandbox Bank',
        demonstration: 'Demonstration: no real money moves here.',
        about:
          'A payment provider. The portal’s deposit page leads to its payment page; signed notices tell the portal how a payment ended.',
      },
      post: {
        name: 'Sandbox Post',
        demonstration: 'Demonstration: no SMS or email leaves this machine.',
        about: 'Receives the portal’s SMS and email and shows the one-time code in each.',
      },
      ticker: {
        name: 'Sandbox Lotteries',
        demonstration: 'Demonstration: no real lottery is drawn here.',
        about: 'Outside lotteries that draw by the clock, and the feed that tells the portal their results.',
      },
      beacon: {
        name: 'Sandbox Beacon',
        demonstration: 'Demonstration: these values decide no real money.',
        about: 'A public source of values that nobody can know before, from which draws are calculated.',
      },
      rooms: {
        name: 'Sandbox Rooms',
        demonstration: 'Demonstration: nobody is filmed here.',
        about:
          'A provider of live rooms: the studios beside live tables, and the chat of each. Its operators look after what is written.',
      },
      id: {
        name: 'Sandbox ID',
        demonstration: 'Demonstration: no real accounts are used here.',
        about:
          'Companies that confirm who people are: two for log-in, and one that checks phone numbers. The portal’s log-in leads to their pages.',
      },
    },
    otherLanguage: 'বাংলা',
    skip: 'Skip to content',
    errors: {
      malformed: {
        title: 'This link is incomplete',
        text: 'Go back to the merchant and open the payment page again.',
      },
      bad_signature: {
        title: 'This link cannot be trusted',
        text: 'Its signature is not the merchant’s. Nothing was paid. Go back and open the payment page again.',
      },
      not_found: { title: 'Page not found', text: 'There is nothing at this address.' },
      conflict: {
        title: 'This payment does not match',
        text: 'The same reference was already used with another amount or currency. Nothing was paid.',
      },
      not_offered: {
        title: 'This is no longer possible',
        text: 'The payment’s status does not allow this. Nothing was changed.',
      },
      unavailable: {
        title: 'Something went wrong here',
        text: 'Nothing was changed. Try again in a moment.',
      },
    },
    home: 'Sandbox home',
    homeTitle: 'Sandbox',
    homeText:
      'The outside world of a demonstration: simulated companies that the portal works with. No real money, no real bank.',
    games: 'Games',
    gamesPart:
      'Several game providers. Members open their games from the portal; here you can try each one with play money.',
    verify: 'Verify a round',
    openPost: 'View SMS and email',
    openBeacon: 'View values',
    openTicker: 'Open lotteries',
    openRooms: 'Open the operators’ page',
    openId: 'View addresses and people',
    recent: 'Recent payments',
    none: 'No payments yet. Start a deposit in the portal.',
  },
  bn: {
    parts: {
      bank: {
        name: 'স্যান্ডবক্স ব্যাংক',
        demonstration: 'এটি একটি ডেমো: এখানে আসল টাকার লেনদেন হয় না।',
        about:
          'একটি পেমেন্ট প্রতিষ্ঠান। পোর্টালের জমার পেজ থেকে এর পেমেন্ট পেজে আসা যায়; পেমেন্টের ফল এটি স্বাক্ষরিত নোটিশে পোর্টালকে জানায়।',
      },
      post: {
        name: 'স্যান্ডবক্স ডাক',
        demonstration: 'এটি একটি ডেমো: কোনো এসএমএস বা ইমেইল এই কম্পিউটারের বাইরে যায় না।',
        about: 'পোর্টালের পাঠানো এসএমএস ও ইমেইল গ্রহণ করে এবং এককালীন কোডসহ দেখায়।',
      },
      ticker: {
        name: 'স্যান্ডবক্স লটারি',
        demonstration: 'প্রদর্শনী: এখানে কোনো আসল লটারির ড্র হয় না।',
        about: 'সময় ধরে ড্র হওয়া বাইরের লটারি এবং যে ফিড পোর্টালকে সেগুলোর ফল জানায়।',
      },
      beacon: {
        name: 'স্যান্ডবক্স বীকন',
        demonstration: 'এটি একটি ডেমো: এই মানে আসল টাকার কিছু ঠিক হয় না।',
        about: 'সবার জন্য খোলা মানের উৎস, যা আগে কেউ জানতে পারে না; লটারির ড্র এখান থেকে হিসাব করা হয়।',
      },
      rooms: {
        name: 'স্যান্ডবক্স রুম',
        demonstration: 'ডেমো: এখানে কাউকে ভিডিও করা হয় না।',
        about: 'লাইভ রুমের প্রোভাইডার: লাইভ টেবিলের পাশের স্টুডিও আর প্রতিটির চ্যাট। কী লেখা হচ্ছে, তা তাদের অপারেটররা দেখেন।',
      },
      id: {
        name: 'স্যান্ডবক্স আইডি',
        demonstration: 'এটি একটি ডেমো: এখানে কারও আসল অ্যাকাউন্ট ব্যবহার হয় না।',
        about:
          'যেসব প্রতিষ্ঠানে মানুষ নিজের পরিচয় প্রমাণ করে: দুটি দিয়ে লগ ইন করা যায়, একটি ফোন নম্বর যাচাই করে। পোর্টালের লগ ইন থেকে এদের পেজে আসা যায়।',
      },
    },
    otherLanguage: 'English',
    skip: 'মূল অংশে যান',
    errors: {
      malformed: {
        title: 'লিংকটি সম্পূর্ণ নয়',
        text: 'মার্চেন্টের সাইটে ফিরে গিয়ে পেমেন্ট পেজটি আবার খুলুন।',
      },
      bad_signature: {
        title: 'লিংকটি বিশ্বাসযোগ্য নয়',
        text: 'এর স্বাক্ষর মার্চেন্টের নয়। কোনো টাকা কাটা হয়নি। ফিরে গিয়ে পেমেন্ট পেজটি আবার খুলুন।',
      },
      not_found: { title: 'পেজটি পাওয়া যায়নি', text: 'এই ঠিকানায় কিছু নেই।' },
      conflict: {
        title: 'এই পেমেন্ট আগে ভিন্নভাবে এসেছে',
        text: 'একই রেফারেন্স আগে অন্য পরিমাণ বা মুদ্রায় ব্যবহৃত হয়েছে। কোনো টাকা কাটা হয়নি।',
      },
      not_offered: {
        title: 'এটি এখন আর সম্ভব নয়',
        text: 'পেমেন্টের বর্তমান অবস্থায় এটি করা যায় না। কিছুই বদলায়নি।',
      },
      unavailable: { title: 'এখানে একটি সমস্যা হয়েছে', text: 'কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।' },
    },
    home: 'স্যান্ডবক্স হোম',
    homeTitle: 'স্যান্ডবক্স',
    homeText: 'ডেমোর বাইরের জগৎ: পোর্টাল যেসব প্রতিষ্ঠানের সঙ্গে কাজ করে, তাদের কৃত্রিম রূপ। আসল টাকা নেই, আসল ব্যাংকও নেই।',
    games: 'গেম',
    gamesPart: 'কয়েকটি গেম প্রোভাইডার। সদস্যরা পোর্টাল থেকে এদের গেম খোলেন; এখানে ডেমো টাকায় প্রতিটি গেম খেলে দেখা যায়।',
    verify: 'একটি রাউন্ড যাচাই করুন',
    openPost: 'এসএমএস ও ইমেইল দেখুন',
    openBeacon: 'মানগুলো দেখুন',
    openTicker: 'লটারি খুলুন',
    openRooms: 'অপারেটরদের পেজ খুলুন',
    openId: 'ঠিকানা ও মানুষজন দেখুন',
    recent: 'সাম্প্রতিক পেমেন্ট',
    none: 'এখনও কোনো পেমেন্ট নেই। পোর্টালে একটি জমা শুরু করুন।',
  },
  ar: {
    parts: {
      bank: {
        name: 'بنك ساندبوكس',
        demonstration: 'نسخة تجريبية: لا تنتقل هنا أموال حقيقية.',
        about:
          'مزوِّد دفع. تقود صفحة الإيداع في الموقع إلى صفحة الدفع هنا؛ وتخبر إشعارات موقَّعة الموقع بنتيجة الدفعة.',
      },
      post: {
        name: 'بريد ساندبوكس',
        demonstration: 'نسخة تجريبية: لا تغادر هذا الجهاز أي رسالة نصية أو إلكترونية.',
        about: 'يستقبل رسائل الموقع النصية والإلكترونية ويعرض الرمز لمرة واحدة في كل منها.',
      },
      ticker: {
        name: 'يانصيبات ساندبوكس',
        demonstration: 'عرض توضيحي: لا يجري هنا سحب حقيقي.',
        about: 'يانصيبات خارجية تُسحب في مواعيدها، وتغذية تُعلم البوابة بنتائجها.',
      },
      beacon: {
        name: 'منارة ساندبوكس',
        demonstration: 'نسخة تجريبية: لا تحسم هذه القيم أموالًا حقيقية.',
        about: 'مصدر علني لقيم لا يعرفها أحد مسبقًا، وتُحسب منها السحوبات.',
      },
      rooms: {
        name: 'غرف ساندبوكس',
        demonstration: 'نسخة تجريبية: لا يُصوَّر أحد هنا.',
        about: 'مزوِّد غرف مباشرة: الاستوديوهات بجانب الطاولات المباشرة ودردشة كل منها. يتابع مشغِّلوه ما يُكتب.',
      },
      id: {
        name: 'هوية ساندبوكس',
        demonstration: 'نسخة تجريبية: لا تُستخدم هنا حسابات حقيقية.',
        about:
          'شركات تؤكِّد هوية الأشخاص: اثنتان لتسجيل الدخول، وواحدة تتحقق من أرقام الهواتف. ويقود تسجيل الدخول في الموقع إلى صفحاتها.',
      },
    },
    otherLanguage: 'English',
    skip: 'الانتقال إلى المحتوى',
    errors: {
      malformed: {
        title: 'هذا الرابط غير مكتمل',
        text: 'عُد إلى التاجر وافتح صفحة الدفع مجددًا.',
      },
      bad_signature: {
        title: 'لا يمكن الوثوق بهذا الرابط',
        text: 'توقيعه ليس توقيع التاجر. لم يُدفع شيء. عُد وافتح صفحة الدفع مجددًا.',
      },
      not_found: { title: 'الصفحة غير موجودة', text: 'لا شيء في هذا العنوان.' },
      conflict: {
        title: 'هذه الدفعة غير مطابقة',
        text: 'سبق استخدام المرجع نفسه بمبلغ أو عملة أخرى. لم يُدفع شيء.',
      },
      not_offered: {
        title: 'لم يعد هذا ممكنًا',
        text: 'لا تسمح حالة الدفعة بهذا. لم يتغيَّر شيء.',
      },
      unavailable: { title: 'حدث خطأ هنا', text: 'لم يتغيَّر شيء. حاول مجددًا بعد لحظة.' },
    },
    home: 'صفحة ساندبوكس الرئيسية',
    homeTitle: 'ساندبوكس',
    homeText:
      'العالم الخارجي للنسخة التجريبية: شركات محاكاة يعمل معها الموقع. لا أموال حقيقية ولا بنك حقيقي.',
    games: 'الألعاب',
    gamesPart: 'عدة مزوِّدين للألعاب. يفتح الأعضاء ألعابهم من الموقع؛ ويمكنك هنا تجربة كل منها برصيد تجريبي.',
    verify: 'التحقُّق من جولة',
    openPost: 'عرض الرسائل النصية والإلكترونية',
    openBeacon: 'عرض القيم',
    openTicker: 'فتح اليانصيبات',
    openRooms: 'فتح صفحة المشغِّلين',
    openId: 'عرض العناوين والأشخاص',
    recent: 'آخر المدفوعات',
    none: 'لا مدفوعات بعد. ابدأ إيداعًا في الموقع.',
  },
};
