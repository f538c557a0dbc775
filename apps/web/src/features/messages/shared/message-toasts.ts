import type { i18n } from 'i18next';
import type { AnyMessageKind, MessageDataOf } from '#libs/messaging/common/message-kind';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { type PushToast, type ToastRow, toastOn } from '../../../data/push/push-toasts';

/** Shows messages of a kind as they arrive; nothing for data that this build does not know. */
export const toastOnMessage = <Kind extends AnyMessageKind>(
  kind: Kind,
  toast: (data: MessageDataOf<Kind>, translator: i18n) => PushToast,
): ToastRow[] =>
  toastOn([unreadChanged], ({ message }, translator) => {
    if (message?.kind !== kind.name) return null;
    const read = kind.data.safeParse(message.data);
    return read.success ? toast(read.data as MessageDataOf<Kind>, translator) : null;
  });
