import { useTranslation } from 'react-i18next';
import { useSession } from './session-store';

const WORDS = {
  expired: 'shell.expired',
  disabled: 'shell.disabled',
  password_changed: 'shell.passwordChanged',
} as const;

/** Why the session was ended, where that was not by choice. */
export function useEndReason(): keyof typeof WORDS | undefined {
  const session = useSession();
  if (session.status !== 'guest' || !session.ended || session.ended === 'logout') return undefined;
  return session.ended;
}

/** The same as a sentence. */
export function useEndText(): string | undefined {
  const { t } = useTranslation();
  const reason = useEndReason();
  return reason && t(WORDS[reason]);
}
