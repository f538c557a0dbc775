import { site as en } from '../../i18n/en/site';
import { createTranslator } from '../../i18n/i18n';
import type { PushToast, ToastRow } from './push-toasts';

/** The toast that a push of this name shows in English, or `null`. */
export function toastOf(rows: ToastRow[], name: string, data: object): PushToast | null {
  const translator = createTranslator('EN', en);
  const toasts = rows.filter(({ push }) => push.name === name).map(({ toast }) => toast(data, translator));
  return toasts.find((toast) => toast !== null) ?? null;
}

/** The toast that comes with a new message, or with new figures without one. */
export const toastOfMessage = (rows: ToastRow[], message: object | null): PushToast | null =>
  toastOf(rows, 'unread.changed', { messages: 1, rewards: 0, missions: 0, message, read: [], removed: [] });
