import { BROADCAST_MESSAGES } from '#libs/messaging/common/broadcast.messages';
import { messageTexts } from './shared/message-text';

/** An operator wrote it, in the reader's language or the nearest. */
export const broadcastMessages = messageTexts(BROADCAST_MESSAGES, ({ title, content, language }) => ({
  title,
  html: content,
  language,
}));
