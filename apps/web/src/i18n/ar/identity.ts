import type { identity as english } from '../en/identity';
import type { SixForms, Words } from '../phrases';
import { field } from './field';
import { login } from './login';
import { recovery } from './recovery';
import { registration } from './registration';
import { securityCentre } from './security-centre';

export const identity: Words<typeof english, SixForms> = {
  login,
  registration,
  field,
  humanCheck: {
    imageText: 'أحرف مشوَّهة لكتابتها. إن لم تتمكن من رؤيتها فتواصل مع خدمة العملاء.',
    imageFailed: 'تعذَّر تحميل الصورة',
    renew: 'صورة جديدة',
    checking: 'جارٍ فحص متصفحك. يستغرق ذلك لحظة.',
  },
  recovery,
  securityCentre,
  smsCode: {
    country: 'البلد',
    send: 'إرسال الرمز',
    sendAgain: 'إعادة الإرسال بعد',
    waitReason: 'لديك بالفعل رمز صالح. يمكنك الحصول على رمز آخر عند انتهاء المدة.',
    wait: 'الوقت المتبقي قبل طلب رمز آخر',
    failedTitle: 'لم يُرسَل الرمز',
    confirm: 'حسنًا',
    sent: 'أُرسل الرمز.',
  },
  passwordChange: {
    title: 'تغيير كلمة المرور',
    text: 'سيُسجَّل خروجك من كل الأجهزة الأخرى.',
    forcedTitle: 'اختر كلمة مرور جديدة',
    whyDefault: 'عيَّن شخص آخر كلمة مرورك الحالية. اختر كلمة لا يعرفها غيرك.',
    whyExpired: 'انتهت صلاحية كلمة مرورك. اختر كلمة جديدة للمتابعة.',
    old: 'كلمة المرور الحالية',
    new: 'كلمة المرور الجديدة',
    confirm: 'تأكيد كلمة المرور الجديدة',
    length: 'من {{min}} إلى {{max}} حرفًا',
    submit: 'تغيير كلمة المرور',
  },
  welcome: {
    title: 'أهلًا بك، {{account}}',
    text: 'حسابك جاهز. ماذا تود أن تفعل الآن؟',
    deposit: 'القيام بإيداع',
    depositText: 'سنقيده فور تأكيد البنك لدفعتك.',
    security: 'حماية حسابك',
    securityText: 'عيِّن كلمة مرور الدفع وخيارات الاسترداد.',
    invite: 'دعوة فريقك',
    inviteText: 'أنشئ رابطًا وشاركه.',
    later: 'سأتجوَّل أولًا',
    unverifiedTitle: 'جهاز أو موقع جديد',
    unverifiedText:
      'لم نتعرَّف على جهازك أو موقعك ولم نتمكن من التحقُّق من هويتك. حفاظًا على أموالك، السحب متوقف لفترة؛ وتعرض صفحة الأمان موعد عودته. أضف رقم جوال أو بريدًا إلكترونيًا أو تطبيق مصادقة لتجنُّب ذلك في المرة القادمة.',
    protect: 'الانتقال إلى الأمان',
  },
  social: {
    or: 'أو',
    google: 'المتابعة بحساب Google',
    facebook: 'المتابعة بحساب Facebook',
    failedTitle: 'فشل تسجيل الدخول',
    stateLost: 'بدأت عملية الدخول هذه في علامة تبويب أخرى أو استُخدمت بالفعل. يُرجى البدء من جديد.',
    unlinked: {
      google:
        'حساب Google الخاص بك غير مرتبط بحساب هنا بعد. اقبل الشروط أدناه وتابع بحساب Google مجددًا، أو املأ النموذج.',
      facebook:
        'حساب Facebook الخاص بك غير مرتبط بحساب هنا بعد. اقبل الشروط أدناه وتابع بحساب Facebook مجددًا، أو املأ النموذج.',
    },
  },
  freePlay: {
    start: 'جرِّب برصيد تجريبي',
  },
  phoneCheck: {
    waiting: 'أكِّد رقم جوالك في النافذة التي فتحناها. يتابع هذا النموذج تلقائيًا.',
    open: 'فتح النافذة مجددًا',
    returnedTitle: 'تم كل شيء',
    returnedText: 'يمكنك إغلاق هذه النافذة ومتابعة التسجيل.',
  },
};
