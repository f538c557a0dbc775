import type { help as english } from '../en/help';
import type { SixForms, Words } from '../phrases';
import { chat } from './chat';

export const help: Words<typeof english, SixForms> = {
  chat,
  invalidAddress: 'عنوان غير صالح، يُرجى التواصل مع خدمة العملاء',
  updateReady: 'يتوفر إصدار جديد.',
  update: 'تحديث',
  downloadText: 'احتفظ بالموقع على هاتفك كأي تطبيق آخر.',
  platforms: 'الهواتف',
  platform: { ios: 'هاتف iPhone', 'ios-lite': 'هاتف iPhone، النسخة الخفيفة', android: 'هاتف Android' },
  qr: 'رمز يفتح هذا على هاتف',
  qrText: 'امسحه بكاميرا هاتفك.',
  getApp: 'تنزيل',
  install: 'تثبيت',
  noDownloads: 'لا شيء للتثبيت',
  noDownloadsText: 'يعمل الموقع في متصفح أي هاتف.',
  contents: 'المحتويات',
  toTop: 'العودة إلى الأعلى',
  quickLinks: 'اختصارات',
  lines: {
    text: 'اختر العنوان الأسرع استجابة. تبقى في هذه الصفحة.',
    label: 'الخطوط',
    line: 'الخط {{number}}',
    current: 'مستخدَم',
    ms: '{{ms}} مللي ثانية',
    fast: 'سريع',
    normal: 'عادي',
    slow: 'بطيء',
    testing: 'جارٍ الاختبار',
    dead: 'لا استجابة',
    again: 'إعادة الاختبار',
    use: 'استخدام هذا الخط',
    already: 'أنت تستخدم هذا الخط.',
    member: 'سيكون عليك تسجيل الدخول مجددًا على الخط الآخر.',
  },
  back: 'العودة إلى الرئيسية',
};
