const WORDS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwertyui',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'princess',
];
const MORE = [
  'football',
  'baseball',
  'superman',
  'whatever',
  'trustno1',
  'starwars',
  'computer',
  'bangladesh',
  'admin123',
];
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];
const COMMON = new Set([...WORDS, ...MORE]);

/** Whether a password is among the first that anybody would try: a common word, one sign repeated, or a run of keys. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[0-9!@#$.]+$/, '');
  if (COMMON.has(plain) || COMMON.has(stem)) return true;
  if (new Set(plain).size <= 2) return true;
  const reversed = [...plain].reverse().join('');
  return RUNS.some((run) => run.includes(plain) || run.includes(reversed));
}
