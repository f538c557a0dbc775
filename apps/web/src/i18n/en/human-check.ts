export const humanCheck = {
  captcha: 'Characters of the image',
  imageText: 'Distorted characters to type. Whoever cannot see them finds help at customer service.',
  imageFailed: 'The image could not be loaded',
  renew: 'Another image',
  checking: 'Checking your browser. This takes a moment.',
};
