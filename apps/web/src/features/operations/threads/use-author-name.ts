import { useTranslation } from 'react-i18next';
import type { ThreadCase } from '#libs/messaging/common/thread';

/** How operators call who opened a thread: the account, or the number of a guest. */
export function useAuthorName(): (thread: Pick<ThreadCase, 'account' | 'member' | 'guest'>) => string {
  const { t } = useTranslation('operations');
  return ({ account, member, guest }) => (guest ? t('chats.guest', { number: member }) : account);
}
