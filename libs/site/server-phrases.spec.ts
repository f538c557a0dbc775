import { serverPhrase } from './server-phrases.js';

const values = { name: 'Mela', code: '012345', minutes: 10 };

test('writes numbers in the digits of the language, and other values as they are', () => {
  expect(serverPhrase('EN', 'codeSms', values)).toBe(
    'Your Mela code: 012345. It expires in 10 min. Never share it.',
  );
  expect(serverPhrase('BN', 'codeSms', values)).toContain('012345। মেয়াদ ১০ মিনিট');
});

test('says in English what a language lacks, with its own figures', () => {
  expect(serverPhrase('PT', 'codeSubject', values)).toBe('Your Mela code');
  expect(serverPhrase('ES', 'codeSms', { ...values, minutes: 12_345 })).toContain('12.345 min');
});

test('a value that looks like a placeholder is not filled in', () => {
  expect(serverPhrase('EN', 'codeSubject', { name: '{{code}}', code: '012345' })).toBe('Your {{code}} code');
});
