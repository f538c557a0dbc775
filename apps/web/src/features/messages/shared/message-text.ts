import type { i18n } from 'i18next';
import type { AnyMessageKind, MessageDataOf } from '#libs/messaging/common/message-kind';
import type { Message } from '#libs/messaging/common/messaging.calls';
import type { LanguageCode } from '#libs/site/common/locales';

/** How a message is shown in the reader's language. */
export interface ShownMessage {
  title: string;
  /** Plain text. */
  text?: string;
  /** A rich text in place of it: HTML, to be sanitised where it is shown. */
  html?: string;
  /** That it is written in, where that may be another than the page's. */
  language?: LanguageCode;
  /** Where the thing that it is about is shown. */
  link?: { to: string; label: string };
}

/** A row of the table of texts: a feature has one for each kind that it is about. */
export interface MessageText {
  kind: AnyMessageKind;
  show(data: Message['data'], translator: i18n): ShownMessage | null;
}

/** Texts of kinds that are said in the same way. */
export const messageTexts = <Kind extends AnyMessageKind>(
  kinds: readonly Kind[],
  show: (data: MessageDataOf<Kind>, translator: i18n) => ShownMessage,
): MessageText[] =>
  kinds.map((kind) => ({
    kind,
    show: (data, translator) => {
      const read = kind.data.safeParse(data);
      return read.success ? show(read.data as MessageDataOf<Kind>, translator) : null;
    },
  }));

/** A message of a kind or with data that this page does not know was written by a newer server. */
export function shownMessage(
  table: readonly MessageText[],
  { kind, data }: Message,
  translator: i18n,
): ShownMessage {
  const shown = table.find((row) => row.kind.name === kind)?.show(data, translator);
  return shown ?? { title: translator.t('messages.unknownTitle'), text: translator.t('messages.unknown') };
}
