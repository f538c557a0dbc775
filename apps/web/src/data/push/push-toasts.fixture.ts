import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import type { PushToast, ToastRow } from './push-toasts';

/** The toast that a push of this name shows in English, or `null`. */
export function toastOf(rows: ToastRow[], name: string, data: object): PushToast | null {
  return rows.find(({ push }) => push.name === name)?.toast(data, createTranslator('EN', en)) ?? null;
}
