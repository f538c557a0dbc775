import type { Language } from '../web/language.js';
import type { Action } from './bank.service.js';
import type { NoticeFault, NoticeState, PaymentState } from './payment.js';

export interface BankPhrases {
  title: string;
  merchant: string;
  amount: string;
  paymentId: string;
  reference: string;
  state: string;
  states: Record<PaymentState, string>;
  headings: Record<PaymentState, string>;
  expired: string;
  expiredText: string;
  paidText: string;
  back: string;
  payAmount: (amount: string) => string;
  testing: string;
  testingText: string;
  /** `pay` is the label of the main button, with the amount. */
  actions: Record<Exclude<Action, 'pay'>, { button: string; text: string }>;
  delay: string;
  log: string;
  logText: string;
  refresh: string;
  noDelivery: string;
  attempt: (count: string) => string;
  noAnswer: string;
  notices: Record<NoticeState, string>;
  nextAt: (time: string) => string;
  faults: Record<NoticeFault, string>;
}

const en: BankPhrases = {
  title: 'Payment',
  merchant: 'Merchant',
  amount: 'Amount',
  paymentId: 'Payment number',
  reference: 'Reference',
  state: 'State',
  states: { pending: 'Waiting', paid: 'Paid', failed: 'Failed', reversed: 'Reversed' },
  headings: {
    pending: 'Confirm your payment',
    paid: 'Paid. You can close this page.',
    failed: 'The payment failed. You can try again.',
    reversed: 'The payment was reversed',
  },
  expired: 'This payment link has expired',
  expiredText: 'The time to pay is over, but the bank still accepts a late payment.',
  paidText: 'The bank is telling the merchant. Your balance there updates automatically.',
  back: 'Back to the merchant',
  payAmount: (amount) => `Pay ${amount}`,
  testing: 'For testing',
  testingText: 'Trigger what can go wrong between a bank and a merchant.',
  actions: {
    fail: { button: 'Fail', text: 'The bank declines. You can still pay afterwards.' },
    late: { button: 'Pay late', text: 'Paid now, but the merchant is only told after the delay.' },
    'ten-times': { button: 'Ten times', text: 'Paid; the same notice is delivered ten times at once.' },
    'wrong-amount': {
      button: 'Wrong amount',
      text: 'A paid notice for half the amount. Nothing is paid. Also works after a payment.',
    },
    'wrong-signature': {
      button: 'Wrong signature',
      text: 'A paid notice signed with the wrong secret. Sent once; nothing is paid.',
    },
    stale: {
      button: 'Stale',
      text: 'A paid notice signed ten minutes ago. Sent once; nothing is paid.',
    },
    'pay-twice': {
      button: 'Pay twice',
      text: 'Paid twice: a second payment with its own number and the same reference.',
    },
    'unknown-reference': {
      button: 'Unknown reference',
      text: 'A separate payment with a reference that the merchant never issued.',
    },
    'other-body': {
      button: 'Other content',
      text: 'The paid notice again with the same event number, but for half the amount.',
    },
    reverse: {
      button: 'Reverse',
      text: 'The bank takes the payment back from the merchant, as after a chargeback.',
    },
  },
  delay: 'Delay in seconds',
  log: 'Notices to the merchant',
  logText: 'Times are in Dhaka time (GMT+6).',
  refresh: 'Refresh',
  noDelivery: 'Nothing has been sent yet.',
  attempt: (count) => `attempt ${count}`,
  noAnswer: 'no answer',
  notices: { waiting: 'waiting', delivered: 'delivered', refused: 'refused', abandoned: 'abandoned' },
  nextAt: (time) => `next try at ${time}`,
  faults: {
    amount: 'wrong amount',
    signature: 'wrong signature',
    stale: 'stale',
    second: 'second payment',
    reference: 'unknown reference',
    body: 'other content',
  },
};

const bn: BankPhrases = {
  title: 'পেমেন্ট',
  merchant: 'মার্চেন্ট',
  amount: 'পরিমাণ',
  paymentId: 'পেমেন্ট নম্বর',
  reference: 'রেফারেন্স',
  state: 'অবস্থা',
  states: { pending: 'অপেক্ষমাণ', paid: 'পরিশোধিত', failed: 'ব্যর্থ', reversed: 'ফেরত নেওয়া' },
  headings: {
    pending: 'আপনার পেমেন্ট নিশ্চিত করুন',
    paid: 'পরিশোধ হয়েছে। এখন এই পেজ বন্ধ করতে পারেন।',
    failed: 'পেমেন্ট ব্যর্থ হয়েছে। আবার চেষ্টা করতে পারেন।',
    reversed: 'পেমেন্টটি ফেরত নেওয়া হয়েছে',
  },
  expired: 'পেমেন্ট লিংকটির মেয়াদ শেষ',
  expiredText: 'সময়মতো পরিশোধ আর সম্ভব নয়। তবে যেকোনো ব্যাংকের মতো এখানেও দেরিতে পরিশোধ করা যায়।',
  paidText: 'ব্যাংক মার্চেন্টকে জানাচ্ছে; সেখানে আপনার ব্যালেন্স নিজে থেকেই বদলাবে।',
  back: 'মার্চেন্টের সাইটে ফিরে যান',
  payAmount: (amount) => `${amount} পরিশোধ করুন`,
  testing: 'পরীক্ষার জন্য',
  testingText: 'ব্যাংক ও মার্চেন্টের মধ্যে যা যা ভুল হতে পারে, চাইলেই তা ঘটানো যায়।',
  actions: {
    fail: { button: 'ব্যর্থ করুন', text: 'ব্যাংক পেমেন্ট ফিরিয়ে দেয়। এর পরেও পরিশোধ করা যাবে।' },
    late: { button: 'দেরিতে পরিশোধ', text: 'এখনই পরিশোধ, তবে মার্চেন্ট জানবে নির্ধারিত সময় পরে।' },
    'ten-times': { button: 'দশবার', text: 'পরিশোধ; একই নোটিশ একসঙ্গে দশবার পাঠানো হয়।' },
    'wrong-amount': {
      button: 'ভুল পরিমাণ',
      text: 'অর্ধেক পরিমাণের “পরিশোধিত” নোটিশ, পরিশোধের পরেও। এখানে কিছু পরিশোধ হয় না।',
    },
    'wrong-signature': {
      button: 'ভুল স্বাক্ষর',
      text: 'অন্য কারও গোপন চাবিতে স্বাক্ষরিত “পরিশোধিত” নোটিশ। একবারই যায়; কিছু পরিশোধ হয় না।',
    },
    stale: {
      button: 'পুরোনো নোটিশ',
      text: 'দশ মিনিট আগে স্বাক্ষরিত “পরিশোধিত” নোটিশ। একবারই যায়; কিছু পরিশোধ হয় না।',
    },
    'pay-twice': {
      button: 'দুবার পরিশোধ',
      text: 'পরিশোধ, তারপর আরও একবার: একই রেফারেন্সে আলাদা নম্বরের দ্বিতীয় পেমেন্ট।',
    },
    'unknown-reference': {
      button: 'অচেনা রেফারেন্স',
      text: 'মার্চেন্ট কখনও দেয়নি এমন রেফারেন্সে আলাদা একটি পেমেন্ট।',
    },
    'other-body': {
      button: 'ভিন্ন তথ্য',
      text: '“পরিশোধিত” নোটিশটি একই ইভেন্ট নম্বরে আবার, তবে অর্ধেক পরিমাণের।',
    },
    reverse: { button: 'ফেরত নিন', text: 'ব্যাংক মার্চেন্টের কাছ থেকে টাকা ফেরত নেয়, যেমন চার্জব্যাকের পরে।' },
  },
  delay: 'কত সেকেন্ড দেরি',
  log: 'মার্চেন্টকে পাঠানো নোটিশ',
  logText: 'সময় ঢাকার, GMT+6।',
  refresh: 'রিফ্রেশ করুন',
  noDelivery: 'এখনও কিছু পাঠানো হয়নি।',
  attempt: (count) => `চেষ্টা ${count}`,
  noAnswer: 'উত্তর নেই',
  notices: { waiting: 'অপেক্ষায়', delivered: 'পৌঁছেছে', refused: 'প্রত্যাখ্যাত', abandoned: 'বাদ দেওয়া হয়েছে' },
  nextAt: (time) => `পরের চেষ্টা ${time}`,
  faults: {
    amount: 'ভুল পরিমাণ',
    signature: 'ভুল স্বাক্ষর',
    stale: 'পুরোনো',
    second: 'দ্বিতীয় পেমেন্ট',
    reference: 'অচেনা রেফারেন্স',
    body: 'ভিন্ন তথ্য',
  },
};

const ar: BankPhrases = {
  title: 'الدفع',
  merchant: 'التاجر',
  amount: 'المبلغ',
  paymentId: 'رقم الدفعة',
  reference: 'المرجع',
  state: 'الحالة',
  states: { pending: 'بانتظار الدفع', paid: 'مدفوعة', failed: 'فاشلة', reversed: 'معكوسة' },
  headings: {
    pending: 'أكِّد دفعتك',
    paid: 'تم الدفع. يمكنك إغلاق هذه الصفحة.',
    failed: 'فشل الدفع. يمكنك المحاولة مجددًا.',
    reversed: 'عُكست الدفعة',
  },
  expired: 'انتهت صلاحية رابط الدفع هذا',
  expiredText: 'انتهت مهلة الدفع، لكن البنك ما زال يقبل دفعة متأخرة.',
  paidText: 'يخبر البنك التاجر. ويتحدَّث رصيدك هناك تلقائيًا.',
  back: 'العودة إلى التاجر',
  payAmount: (amount) => `ادفع ${amount}`,
  testing: 'للاختبار',
  testingText: 'أحدِث ما قد يتعثر بين بنك وتاجر.',
  actions: {
    fail: { button: 'فشل', text: 'يرفض البنك. ويمكنك الدفع بعدها.' },
    late: { button: 'دفع متأخر', text: 'يُدفع الآن، لكن التاجر لا يُبلَّغ إلا بعد التأخير.' },
    'ten-times': { button: 'عشر مرات', text: 'مدفوعة؛ ويُسلَّم الإشعار نفسه عشر مرات معًا.' },
    'wrong-amount': {
      button: 'مبلغ خاطئ',
      text: 'إشعار دفع بنصف المبلغ. لا يُدفع شيء. ويعمل أيضًا بعد الدفع.',
    },
    'wrong-signature': {
      button: 'توقيع خاطئ',
      text: 'إشعار دفع موقَّع بمفتاح سري خاطئ. يُرسَل مرة واحدة؛ ولا يُدفع شيء.',
    },
    stale: { button: 'قديم', text: 'إشعار دفع وُقِّع قبل عشر دقائق. يُرسَل مرة واحدة؛ ولا يُدفع شيء.' },
    'pay-twice': { button: 'دفع مرتين', text: 'تُدفع مرتين: دفعة ثانية برقم مستقل وبالمرجع نفسه.' },
    'unknown-reference': { button: 'مرجع غير معروف', text: 'دفعة مستقلة بمرجع لم يصدره التاجر قط.' },
    'other-body': {
      button: 'محتوى مختلف',
      text: 'إشعار الدفع مجددًا برقم الحدث نفسه، لكن بنصف المبلغ.',
    },
    reverse: { button: 'عكس الدفعة', text: 'يسترد البنك الدفعة من التاجر، كما بعد اعتراض الدافع.' },
  },
  delay: 'التأخير بالثواني',
  log: 'الإشعارات المرسلة إلى التاجر',
  logText: 'الأوقات بتوقيت دكا (GMT+6).',
  refresh: 'تحديث',
  noDelivery: 'لم يُرسَل شيء بعد.',
  attempt: (count) => `المحاولة ${count}`,
  noAnswer: 'لا إجابة',
  notices: { waiting: 'بانتظار الإرسال', delivered: 'سُلِّم', refused: 'رُفض', abandoned: 'أُهمل' },
  nextAt: (time) => `المحاولة التالية في ${time}`,
  faults: {
    amount: 'مبلغ خاطئ',
    signature: 'توقيع خاطئ',
    stale: 'قديم',
    second: 'دفعة ثانية',
    reference: 'مرجع غير معروف',
    body: 'محتوى مختلف',
  },
};

export const bankPhrases: Record<Language, BankPhrases> = { bn, en, ar };
