import type { LanguageCode } from '#libs/site/common/locales';
import { serverPhrase } from '#libs/site/index';

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

/**
 * The last line lets a phone's browser offer the code on the page of that host (WebOTP), and nowhere else. Phrases are
 * short: an SMS in Bengali holds 70 characters, and each further part costs.
 */
export function smsText(words: CodeWords & { host: string }): string {
  const text = textOf(words);
  return words.known ? `${text}\n\n@${words.host} #${words.code}` : text;
}

export function mailText(words: CodeWords): { subject: string; text: string } {
  const { language, name } = words;
  return { subject: serverPhrase(language, 'codeSubject', { name }), text: textOf(words) };
}

function textOf({ language, known, name, code, minutes }: CodeWords): string {
  return serverPhrase(language, known ? 'codeSms' : 'codeUnknown', { name, code, minutes });
}
