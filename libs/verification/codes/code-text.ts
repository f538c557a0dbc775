import { type LanguageCode, LOCALES } from '#libs/site/common/locales';

export interface CodeWords {
  language: LanguageCode;
  /** The brand's name. */
  name: string;
  code: string;
  /** In which the code is good. */
  minutes: number;
  /** Whether an account uses the number. */
  known: boolean;
}

type Words = Pick<CodeWords, 'name' | 'code'> & { minutes: string };

/** Short: an SMS in Bengali holds 70 characters, and each further part costs. */
const PHRASES: Record<LanguageCode, Record<'code' | 'unknown' | 'subject', (words: Words) => string>> = {
  BN: {
    code: ({ name, code, minutes }) => `আপনার ${name} কোড: ${code}। মেয়াদ ${minutes} মিনিট। কাউকে জানাবেন না।`,
    unknown: ({ name }) =>
      `এই নম্বরে ${name}-এর কোনো অ্যাকাউন্ট নেই, তাই কোড পাঠানো হয়নি। আপনি অনুরোধ না করে থাকলে কিছু করতে হবে না।`,
    subject: ({ name }) => `আপনার ${name} কোড`,
  },
  EN: {
    code: ({ name, code, minutes }) =>
      `Your ${name} code: ${code}. It expires in ${minutes} min. Never share it.`,
    unknown: ({ name }) =>
      `No ${name} account uses this number, so we did not send a code. If you did not request one, ignore this message.`,
    subject: ({ name }) => `Your ${name} code`,
  },
};

/** The last line lets a phone's browser offer the code on the page of that host (WebOTP), and nowhere else. */
export function smsText(words: CodeWords & { host: string }): string {
  const phrases = PHRASES[words.language];
  if (!words.known) return phrases.unknown(spoken(words));
  return `${phrases.code(spoken(words))}\n\n@${words.host} #${words.code}`;
}

export function mailText(words: CodeWords): { subject: string; text: string } {
  const phrases = PHRASES[words.language];
  const text = words.known ? phrases.code : phrases.unknown;
  return { subject: phrases.subject(spoken(words)), text: text(spoken(words)) };
}

function spoken({ language, name, code, minutes }: CodeWords): Words {
  return { name, code, minutes: minutes.toLocaleString(LOCALES[language]) };
}
