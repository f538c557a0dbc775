export const images = {
  choose: 'Choose image',
  remove: 'Remove {{name}}',
  wrongType: '{{name}} is not a PNG or JPEG',
  tooLarge: '{{name}} is larger than {{size}} MB',
  tooMany: 'You can add up to {{most}} images',
};
