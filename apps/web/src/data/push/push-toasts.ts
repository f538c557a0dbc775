import type { i18n } from 'i18next';
import type { AnyPush, DataOf } from '#libs/platform/common/push';

export interface PushToast {
  title: string;
  text: string;
  tone: 'neutral' | 'gain' | 'live';
  /** Where the thing is shown. */
  link: { label: string; to: string };
}

/** A row of the table: what a push shows on whatever page the member is; `null` where the member knows already. */
export interface ToastRow {
  push: AnyPush;
  toast(data: unknown, translator: i18n): PushToast | null;
}

export const toastOn = <P extends AnyPush>(
  pushes: readonly P[],
  toast: (data: DataOf<P>, translator: i18n) => PushToast | null,
): ToastRow[] => pushes.map((push) => ({ push, toast: toast as ToastRow['toast'] }));
