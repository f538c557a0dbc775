import {
  HandCoins,
  History,
  Inbox,
  Landmark,
  LogOut,
  type LucideIcon,
  Network,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isAgent, isTrial } from '#libs/members/common/member-types';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { useIsAgent } from '../../data/session/use-is-agent';
import { PATHS } from '../../routes/paths';
import { VipLabel } from '../../ui/art/vip-label';
import { Avatar } from '../../ui/data/avatar';
import { Badge } from '../../ui/data/badge';
import { CopyId } from '../../ui/data/copy-id';
import { useFullAccount } from '../gate/shared/use-full-account';
import styles from './member-card.module.css';

interface MemberCardProps {
  info: MemberInfo;
  /** How many payouts wait for the member's word. */
  receipts: ReactNode;
  onChoose?: () => void;
  onLeave: () => void;
}

/** Name, VIP label, id, and where a member may go. */
export function MemberCard({ info, receipts, onChoose, onLeave }: MemberCardProps) {
  const { t } = useTranslation();
  const places = usePlaces(info, receipts);
  return (
    <>
      <div className={styles.person}>
        <Avatar name={info.nickname ?? info.account} />
        <div>
          <p className={styles.name}>{info.nickname ?? info.account}</p>
          {info.vipFlag && <VipLabel label={info.vipLabel} />}
        </div>
      </div>
      <div className={styles.id}>
        {t('shell.accountId')}
        <CopyId value={info.id} label={t('shell.copyId')} />
      </div>
      <ul className={styles.links}>
        {isTrial(info.type) && <FullAccount />}
        {places.map(({ to, icon: Icon, name, note }) => (
          <li key={to}>
            <Link to={to} onClick={onChoose}>
              <Icon size={18} />
              {name}
              {note}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={onLeave}>
            <LogOut size={18} />
            {t('shell.logout')}
          </button>
        </li>
      </ul>
    </>
  );
}

/** The way from a trial account to a full one. */
function FullAccount() {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <li>
      <button type="button" onClick={() => void openAccount()}>
        <UserPlus size={18} />
        {t('games.openAccount')}
      </button>
    </li>
  );
}

interface Place {
  to: string;
  icon: LucideIcon;
  name: string;
  note?: ReactNode;
}

/** Where this member may go; a trial account has its games alone. */
function usePlaces({ type, hasUpline, unreadMessages }: MemberInfo, receipts: ReactNode): Place[] {
  const { t } = useTranslation();
  const agent = useIsAgent() ?? false;
  const recent = { to: PATHS.recent, icon: History, name: t('category.RECENT') };
  if (isTrial(type)) return [recent];
  const agentCentre = { to: PATHS.agentCentre, icon: Network, name: t('shell.agent') };
  const transfer = { to: PATHS.transfer, icon: Send, name: t('shell.transfer') };
  const unread = <Badge count={unreadMessages} label={t('shell.unread')} />;
  return [
    ...(agent ? [agentCentre] : []),
    recent,
    { to: PATHS.bets, icon: ReceiptText, name: t('bets.title') },
    { to: PATHS.withdraw, icon: Wallet, name: t('shell.withdraw') },
    { to: PATHS.deposits, icon: Landmark, name: t('shell.depositHistory') },
    { to: PATHS.withdrawals, icon: HandCoins, name: t('shell.withdrawalHistory'), note: receipts },
    ...(hasUpline && !isAgent(type) ? [transfer] : []),
    { to: PATHS.messages, icon: Inbox, name: t('shell.messages'), note: unread },
    { to: PATHS.accountRecord, icon: ScrollText, name: t('shell.accountRecord') },
    { to: PATHS.security, icon: ShieldCheck, name: t('shell.security') },
  ];
}
