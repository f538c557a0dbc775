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
import { isAgent, isTrial } from '#libs/identity/common/member-types';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { VipLabel } from '../../ui/art/medal';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { CopyId } from '../../ui/copy-id';
import { useFullAccount } from '../gate/use-full-account';
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
        <CopyId
          value={info.id}
          copyLabel={t('shell.copyId')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
      </div>
      <ul className={styles.links}>
        {isTrial(info.type) ? (
          <TrialLinks onChoose={onChoose} />
        ) : (
          <MemberLinks info={info} receipts={receipts} onChoose={onChoose} />
        )}
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

/** A trial account has its games, and the way to a full one. */
function TrialLinks({ onChoose }: Pick<MemberCardProps, 'onChoose'>) {
  const { t } = useTranslation();
  const openAccount = useFullAccount();
  return (
    <>
      <li>
        <button type="button" onClick={() => void openAccount()}>
          <UserPlus size={18} />
          {t('games.openAccount')}
        </button>
      </li>
      <Place to="/recent" icon={History} onChoose={onChoose}>
        {t('category.RECENT')}
      </Place>
    </>
  );
}

function MemberLinks({ info, receipts, onChoose }: Pick<MemberCardProps, 'info' | 'receipts' | 'onChoose'>) {
  const { t, i18n } = useTranslation();
  const format = (count: number) => count.toLocaleString(i18n.language);
  return (
    <>
      {isAgent(info.type) && (
        <Place to="/agentHome" icon={Network} onChoose={onChoose}>
          {t('shell.agent')}
        </Place>
      )}
      <Place to="/recent" icon={History} onChoose={onChoose}>
        {t('category.RECENT')}
      </Place>
      <Place to="/member/bets" icon={ReceiptText} onChoose={onChoose}>
        {t('bets.title')}
      </Place>
      <Place to="/member/withdraw" icon={Wallet} onChoose={onChoose}>
        {t('shell.withdraw')}
      </Place>
      <Place to="/member/deposits" icon={Landmark} onChoose={onChoose}>
        {t('shell.depositHistory')}
      </Place>
      <Place to="/member/withdrawals" icon={HandCoins} onChoose={onChoose}>
        {t('shell.withdrawalHistory')}
        {receipts}
      </Place>
      {info.hasUpline && !isAgent(info.type) && (
        <Place to="/member/transfer" icon={Send} onChoose={onChoose}>
          {t('shell.transfer')}
        </Place>
      )}
      <Place to="/member/messages" icon={Inbox} onChoose={onChoose}>
        {t('shell.messages')}
        <Badge count={info.unreadMessages} label={t('shell.unread')} format={format} />
      </Place>
      <Place to="/member/record" icon={ScrollText} onChoose={onChoose}>
        {t('shell.accountRecord')}
      </Place>
      <Place to="/member/security" icon={ShieldCheck} onChoose={onChoose}>
        {t('shell.security')}
      </Place>
    </>
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  onChoose?: () => void;
  children: ReactNode;
}

/** A line of the menu that leads somewhere. */
function Place({ to, icon: Icon, onChoose, children }: PlaceProps) {
  return (
    <li>
      <Link to={to} onClick={onChoose}>
        <Icon size={18} />
        {children}
      </Link>
    </li>
  );
}
