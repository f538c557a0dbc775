import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FALLBACK, type LanguageCode, LOCALES, phraseFolderOf } from './common/locales.js';

/** What the server says in mails and SMS, by key. Each text names its values as `{{name}}`. */
const KEYS = [
  'codeSms',
  'codeSubject',
  'codeUnknown',
  'resetSubject',
  'resetText',
  'alertSubject',
  'alertNotYou',
  'alertStop',
  'alertPasswordChanged',
  'alertPasswordReset',
  'alertMobileChanged',
  'alertMobileSet',
  'alertEmailChanged',
  'alertEmailSet',
  'alertPaymentPasswordReset',
  'alertAuthenticatorOn',
  'alertAuthenticatorOff',
  'alertRecoveryCodesRenewed',
  'alertFactorReset',
  'alertFactorResetCancelled',
  'alertSocialLinked',
  'alertSocialUnlinked',
  'transcriptSubject',
  'transcriptText',
  'transcriptYou',
  'transcriptService',
  'transcriptImages',
] as const;
export type ServerPhrase = (typeof KEYS)[number];

const phrases = z.partialRecord(z.enum(KEYS), z.string().min(1));

/** The languages' folders, beside this one in the sources and in the build. */
export const PHRASES_FOLDER = path.resolve(import.meta.dirname, '../../apps/web/src/i18n');

const read = new Map<LanguageCode, Partial<Record<ServerPhrase, string>>>();

function phrasesOf(language: LanguageCode): Partial<Record<ServerPhrase, string>> {
  const known = read.get(language);
  if (known) return known;
  const folder = phraseFolderOf(language);
  const file = path.join(PHRASES_FOLDER, folder ?? '', 'messages.json');
  const found = folder === null ? {} : phrases.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  read.set(language, found);
  return found;
}

/** A text of the server in a language, or in the fallback where it lacks it. Numbers get the language's digits. */
export function serverPhrase(
  language: LanguageCode,
  key: ServerPhrase,
  values: Record<string, string | number>,
): string {
  const text = phrasesOf(language)[key] ?? phrasesOf(FALLBACK)[key] ?? key;
  return text.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString(LOCALES[language]) : value;
  });
}
