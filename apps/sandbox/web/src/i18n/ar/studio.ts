import type { Phrases } from '../en';

/** One, two, three to ten, and more take different words. */
function arabicLeft(count: number, shown: string): string {
  if (count === 1) return 'بقيت جولة مجانية واحدة';
  if (count === 2) return 'بقيت جولتان مجانيتان';
  if (count % 100 >= 3 && count % 100 <= 10) return `بقيت ${shown} جولات مجانية`;
  return `بقيت ${shown} جولة مجانية`;
}

export const studio: Pick<Phrases, 'studio' | 'stake' | 'errors' | 'free' | 'result'> = {
  studio: {
    name: 'استوديو شابلا',
    loading: 'جارٍ تحميل اللعبة…',
    back: 'العودة إلى الموقع',
    demo: 'رصيد تجريبي',
    demoHint: 'تلعب برصيد تجريبي. لا يمكنك ربح أي شيء أو خسارته.',
    balance: 'الرصيد',
    sound: 'الصوت',
    controls: 'أدوات التحكم',
    tools: 'عن اللعبة',
    fairness: 'اللعب النزيه',
    rules: 'القواعد',
    paytable: 'جدول العوائد',
    close: 'إغلاق',
    copy: 'نسخ',
    copied: 'تم النسخ',
    lost: 'انقطع الاتصال. نعيد الاتصال؛ أموالك في أمان.',
    restored: 'عاد الاتصال.',
    playedMeanwhile: 'لُعب رهانك الأخير أثناء انقطاعك. شاهد النتيجة في اللعب النزيه.',
    verify: 'تحقَّق',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
  stake: {
    label: 'الرهان',
    less: 'خفض الرهان',
    more: 'رفع الرهان',
    range: (min: string, max: string) => `من ${min} إلى ${max}`,
    quick: 'رهانات سريعة',
    half: 'النصف',
    double: 'الضعف',
    most: 'الأقصى',
    invalid: 'أدخل مبلغًا.',
    low: (min: string) => `أدنى رهان هو ${min}.`,
    high: (max: string) => `أعلى رهان هو ${max}.`,
    step: (step: string) => `اختر مضاعفًا لـ${step}.`,
  },
  errors: {
    insufficient_funds: 'رصيدك لا يكفي لهذا الرهان.',
    deposit: 'إيداع',
    limit: 'هذا الرهان خارج الحدود.',
    limitMin: (value: string) => `أدنى رهان مقبول هو ${value}.`,
    limitMax: (value: string) => `أعلى رهان مقبول هو ${value}.`,
    limitStep: (value: string) => `يجب أن يكون الرهان مضاعفًا لـ${value}.`,
    limitWin: (value: string) => `قد يربح هذا أكثر من أكبر ربح، وهو ${value}. خفِّض الرهان أو المخاطرة.`,
    session_ended: 'انتهت جلسة اللعب هذه. ابدأ اللعبة مجددًا من الموقع.',
    game_unavailable: 'لا يمكنك لعب هذه اللعبة الآن. لم يتغيَّر رصيدك.',
    round_closed: 'فات الأوان: أُغلقت هذه الجولة.',
    round_open: 'جولتك في هذه اللعبة لم تنتهِ. أكملها أولًا.',
    free_rounds_over: 'انتهت هذه الجولات المجانية.',
    odds_changed: 'تغيّرت الأسعار. راجع قسيمتك ثم راهن من جديد.',
    market_suspended: 'هذا السوق موقوف الآن. إذا خُصم رهان فسيُعاد.',
    invalid_input: 'لم تقبل اللعبة هذا. تحقَّق مما أدخلته.',
    lost: 'لا إجابة بعد. ستعرف هل لُعب الرهان عند عودة الاتصال.',
    unknown: 'حدث خطأ ما. رصيدك محدَّث.',
    noSession: 'لم تبدأ أي لعبة هنا. ابدأها من الموقع.',
    unreachable: 'تعذَّر الوصول إلى اللعبة. تُعاد المحاولة تلقائيًا.',
  },
  free: {
    title: 'جولات مجانية',
    round: 'جولة مجانية',
    left: arabicLeft,
    value: (value: string) => `تُلعب كل جولة برهان ${value}`,
    noStake: 'لا يُخصم شيء من رصيدك.',
    won: (won: string) => `الأرباح حتى الآن: ${won}`,
    until: (moment: string) => `حتى ${moment}`,
    played: (won: string) => `انتهت جولاتك المجانية. ربحت ${won}.`,
  },
  result: {
    won: (payout: string) => `ربحت ${payout}`,
    returned: (payout: string) => `أُعيد ${payout}`,
    nothing: 'لا ربح هذه المرة',
    wonMark: 'ربح',
    lostMark: 'خسارة',
  },
};
