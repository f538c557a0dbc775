export const images = {
  choose: 'اختيار صورة',
  remove: 'إزالة {{name}}',
  wrongType: '{{name}} ليس بصيغة PNG أو JPEG',
  tooLarge: 'حجم {{name}} أكبر من {{size}} ميغابايت',
  tooMany: 'أقصى عدد للصور هو {{most}}',
};
