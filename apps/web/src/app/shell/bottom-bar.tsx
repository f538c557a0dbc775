import { CirclePlus, House, Inbox, LogIn, UserPlus, UserRound } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useIsMember } from '../../data/session/session-store';
import { useExpectsMember } from '../../data/session/use-expects-member';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { PATHS } from '../../routes/paths';
import { useDialogPlace } from '../../routes/use-dialog-place';
import styles from './bottom-bar.module.css';
import { GamesEntry } from './games-entry';
import { useAgentSide } from './use-agent-side';

const ReceiptBadge = lazyPart(() => import('../../features/withdrawal/receipt-badge'));
const UnreadBadge = lazyPart(() => import('../../features/messages/unread-badge'));

interface Entry {
  to: string;
  icon: ReactNode;
  label: string;
  state?: object;
}

/** At the foot of a phone or a tablet, under the thumb; from 1280 px on the side menu has its links. Five entries at most. */
export function BottomBar() {
  const { t } = useTranslation();
  const place = useDialogPlace();
  const member = useExpectsMember();
  const agentSide = useAgentSide();
  const entries: Entry[] = member
    ? [
        { to: PATHS.deposit, icon: <CirclePlus size={22} />, label: t('shell.deposit') },
        { to: PATHS.messages, icon: <Messages />, label: t('shell.messages') },
        { to: PATHS.member, icon: <Person />, label: t('shell.me') },
      ]
    : [
        { to: PATHS.login, icon: <LogIn size={22} />, label: t('shell.login'), state: place },
        { to: PATHS.register, icon: <UserPlus size={22} />, label: t('shell.register'), state: place },
      ];
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')}>
      <NavLink to={PATHS.home} end>
        <House size={22} />
        {t('common.home')}
      </NavLink>
      {!agentSide && <GamesEntry />}
      {entries.map(({ to, icon, label, state }) => (
        <NavLink key={to} to={to} end state={state}>
          {icon}
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function Person() {
  const member = useIsMember();
  return (
    <span className={styles.counted}>
      <UserRound size={22} />
      {member && (
        <QuietPart>
          <ReceiptBadge corner />
        </QuietPart>
      )}
    </span>
  );
}

function Messages() {
  const member = useIsMember();
  return (
    <span className={styles.counted}>
      <Inbox size={22} />
      {member && (
        <QuietPart>
          <UnreadBadge />
        </QuietPart>
      )}
    </span>
  );
}
