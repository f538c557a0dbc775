import type { LanguageCode } from '#libs/site/common/locales';
import type { LetterText } from '../letters/letter-texts.js';

interface ResetFacts {
  site: string;
  account: string;
  url: string;
  minutes: number;
}

const WRITE: Record<LanguageCode, (facts: ResetFacts) => LetterText> = {
  EN: ({ site, account, url, minutes }) => ({
    subject: `${site}: set a new password`,
    text: `Set a new password for your account ${account} with this link. It is good once, for ${minutes} minutes:\n\n${url}\n\nIf you did not ask for it, do nothing: your password stays as it is.`,
  }),
  BN: ({ site, account, url, minutes }) => ({
    subject: `${site}: নতুন পাসওয়ার্ড দিন`,
    text: `এই লিংক থেকে আপনার অ্যাকাউন্ট ${account}-এর নতুন পাসওয়ার্ড দিন। লিংকটি একবারই ব্যবহার করা যাবে, ${new Intl.NumberFormat('bn').format(minutes)} মিনিটের মধ্যে:\n\n${url}\n\nআপনি না চেয়ে থাকলে কিছু করতে হবে না: আপনার পাসওয়ার্ড আগের মতোই থাকবে।`,
  }),
};

export function resetMailText(language: LanguageCode, facts: ResetFacts): LetterText {
  return WRITE[language](facts);
}
