import type { identity as english } from '../en/identity';
import type { SixForms, Words } from '../phrases';
import { field } from './field';
import { login } from './login';
import { profile } from './profile';
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
  profile,
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
    unlinkedClosed:
      'طريقة الدخول هذه غير مرتبطة بحساب هنا، ولا يمكن فتح حسابات جديدة الآن. سجِّل الدخول باسم المستخدم.',
    unlinked: {
      google:
        'حساب Google الخاص بك غير مرتبط بحساب هنا بعد. اقبل الشروط أدناه وتابع بحساب Google مجددًا، أو املأ النموذج.',
      facebook:
        'حساب Facebook الخاص بك غير مرتبط بحساب هنا بعد. اقبل الشروط أدناه وتابع بحساب Facebook مجددًا، أو املأ النموذج.',
    },
    name: {
      google: 'حساب Google',
      facebook: 'حساب Facebook',
    },
    links: 'جهات تسجيل الدخول',
    linksText: 'طرق أخرى للدخول إلى هذا الحساب.',
    linked: 'مرتبط',
    notLinked: 'غير مرتبط',
    linkedAt: 'رُبط في {{date}}',
    notLinkedText: 'ادخل دون كلمة مرور',
    link: 'ربط',
    unlink: 'إلغاء الربط',
    linkTitle: 'ربط {{provider}}',
    linkText: 'ستتابع عبر {{provider}}، وبعد ذلك يمكنك استخدامه للدخول هنا.',
    unlinkTitle: 'إلغاء ربط {{provider}}؟',
    unlinkText: 'لن تتمكن بعد ذلك من الدخول عبر {{provider}}.',
    linkedNow: 'تم ربط {{provider}}',
    unlinkedNow: 'أُلغي ربط {{provider}}',
    lastWay: 'هذه هي الطريقة الوحيدة للدخول إلى حسابك. عيِّن كلمة مرور للدخول أولًا.',
    notLinkedTitle: 'لم يُربط الحساب',
    toSecurity: 'العودة إلى حسابك',
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
