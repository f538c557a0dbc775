import type { Language } from '../web/language.js';
import type { ModePhrases } from '../web/mode-tools.js';
import type { TickerMode } from './mode.js';

interface TickerPhrases extends ModePhrases<TickerMode> {
  title: string;
  text: string;
  again: string;
  next: string;
  sendTitle: string;
  sendText: string;
  game: string;
  number: string;
  send: string;
  answers: string;
}

export const tickerPhrases: Record<Language, TickerPhrases> = {
  en: {
    title: 'Lottery results',
    text: 'Outside lotteries with their drawings. Those of Vietnam and Laos are sent to the portal two minutes after the drawing; the Thai result is only shown here, for operators to type. Times are in Dhaka time (GMT+6).',
    again: 'Refresh',
    next: 'Next drawing:',
    sendTitle: 'Send a result now',
    sendText:
      'The result of any day, in the current mode. The portal takes it once the sale of that draw is over.',
    game: 'Lottery',
    number: 'Draw',
    send: 'Send',
    answers: 'The portal answered:',
    mode: 'Current mode',
    modeText: 'How results are sent from now on. Restarting the sandbox resets it.',
    modes: {
      on_time: { button: 'On time', text: 'Each result is sent once.' },
      late: { button: 'Late', text: 'Results are sent ten minutes later.' },
      wrong_digit: { button: 'Digit missing', text: 'The last digit of the result is missing.' },
      twice: { button: 'Twice', text: 'The same message is sent twice at once.' },
      other_result: { button: 'Two results', text: 'Another result follows under a higher number.' },
      other_draw: { button: 'Other draw', text: 'The message says that it was drawn two days before.' },
      bad_signature: { button: 'Bad signature', text: 'The signature is somebody else’s.' },
      silent: { button: 'Silent', text: 'Nothing is sent.' },
    },
  },
  bn: {
    title: 'লটারির ফল',
    text: 'বাইরের লটারি ও সেগুলোর ড্র। ভিয়েতনাম ও লাওসের ফল ড্রয়ের দুই মিনিট পরে পোর্টালে পাঠানো হয়; থাইল্যান্ডের ফল শুধু এখানে দেখানো হয়, অপারেটররা দেখে লেখেন। সময় ঢাকার, GMT+6।',
    again: 'রিফ্রেশ করুন',
    next: 'পরের ড্র:',
    sendTitle: 'এখনই ফল পাঠান',
    sendText: 'যেকোনো দিনের ফল, বর্তমান অবস্থা অনুযায়ী। সেই ড্রয়ের বিক্রি শেষ হলে তবেই পোর্টাল ফল নেয়।',
    game: 'লটারি',
    number: 'ড্র',
    send: 'পাঠান',
    answers: 'পোর্টালের উত্তর:',
    mode: 'বর্তমান অবস্থা',
    modeText: 'এখন থেকে ফল কেমনভাবে পাঠানো হবে। স্যান্ডবক্স আবার চালু করলে স্বাভাবিক হবে।',
    modes: {
      on_time: { button: 'সময়মতো', text: 'প্রতিটি ফল একবার পাঠানো হয়।' },
      late: { button: 'দেরি', text: 'ফল দশ মিনিট দেরিতে পাঠানো হয়।' },
      wrong_digit: { button: 'অঙ্ক কম', text: 'ফলের শেষ অঙ্কটি থাকে না।' },
      twice: { button: 'দুবার', text: 'একই বার্তা একসঙ্গে দুবার পাঠানো হয়।' },
      other_result: { button: 'দুই ফল', text: 'পরের নম্বরে আরেকটি ফল পাঠানো হয়।' },
      other_draw: { button: 'অন্য ড্র', text: 'বার্তায় লেখা থাকে, ড্র দুই দিন আগে হয়েছে।' },
      bad_signature: { button: 'ভুল স্বাক্ষর', text: 'স্বাক্ষরটি অন্য কারও।' },
      silent: { button: 'নীরব', text: 'কিছুই পাঠানো হয় না।' },
    },
  },
  ar: {
    title: 'نتائج اليانصيب',
    text: 'يانصيبات خارجية وسحوباتها. تُرسل نتائج فيتنام ولاوس إلى البوابة بعد السحب بدقيقتين، أما نتيجة تايلاند فتُعرض هنا فقط ليكتبها المشغّلون. الأوقات بتوقيت دكا (GMT+6).',
    again: 'تحديث',
    next: 'السحب التالي:',
    sendTitle: 'إرسال نتيجة الآن',
    sendText: 'نتيجة أي يوم وفق الوضع الحالي. تقبلها البوابة بعد انتهاء بيع ذلك السحب.',
    game: 'اليانصيب',
    number: 'السحب',
    send: 'إرسال',
    answers: 'أجابت البوابة:',
    mode: 'الوضع الحالي',
    modeText: 'كيف تُرسل النتائج من الآن. تعيده إعادة تشغيل ساندبوكس إلى حاله.',
    modes: {
      on_time: { button: 'في الموعد', text: 'تُرسل كل نتيجة مرة واحدة.' },
      late: { button: 'متأخرة', text: 'تُرسل النتائج بعد عشر دقائق إضافية.' },
      wrong_digit: { button: 'خانة ناقصة', text: 'تنقص الخانة الأخيرة من النتيجة.' },
      twice: { button: 'مرتان', text: 'تُرسل الرسالة نفسها مرتين معًا.' },
      other_result: { button: 'نتيجتان', text: 'تتبعها نتيجة أخرى برقم أعلى.' },
      other_draw: { button: 'سحب آخر', text: 'تقول الرسالة إن السحب جرى قبل يومين.' },
      bad_signature: { button: 'توقيع خاطئ', text: 'التوقيع لجهة أخرى.' },
      silent: { button: 'صامت', text: 'لا يُرسل شيء.' },
    },
  },
};
