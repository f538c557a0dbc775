import {
  HandCoins,
  History,
  Inbox,
  Landmark,
  LogOut,
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
      <li>
        <Link to="/recent" onClick={onChoose}>
          <History size={18} />
          {t('category.RECENT')}
        </Link>
      </li>
    </>
  );
}

function MemberLinks({ info, receipts, onChoose }: Pick<MemberCardProps, 'info' | 'receipts' | 'onChoose'>) {
  const { t, i18n } = useTranslation();
  const format = (count: number) => count.toLocaleString(i18n.language);
  return (
    <>
      {isAgent(info.type) && (
        <li>
          <Link to="/agentHome" onClick={onChoose}>
            <Network size={18} />
            {t('shell.agent')}
          </Link>
        </li>
      )}
      <li>
        <Link to="/recent" onClick={onChoose}>
          <History size={18} />
          {t('category.RECENT')}
        </Link>
      </li>
      <li>
        <Link to="/member/bets" onClick={onChoose}>
          <ReceiptText size={18} />
          {t('bets.title')}
        </Link>
      </li>
      <li>
        <Link to="/member/withdraw" onClick={onChoose}>
          <Wallet size={18} />
          {t('shell.withdraw')}
        </Link>
      </li>
      <li>
        <Link to="/member/deposits" onClick={onChoose}>
          <Landmark size={18} />
          {t('shell.depositHistory')}
        </Link>
      </li>
      <li>
        <Link to="/member/withdrawals" onClick={onChoose}>
          <HandCoins size={18} />
          {t('shell.withdrawalHistory')}
          {receipts}
        </Link>
      </li>
      {info.hasUpline && !isAgent(info.type) && (
        <li>
          <Link to="/member/transfer" onClick={onChoose}>
            <Send size={18} />
            {t('shell.transfer')}
          </Link>
        </li>
      )}
      <li>
        <Link to="/member/messages" onClick={onChoose}>
          <Inbox size={18} />
          {t('shell.messages')}
          <Badge count={info.unreadMessages} label={t('shell.unread')} format={format} />
        </Link>
      </li>
      <li>
        <Link to="/member/record" onClick={onChoose}>
          <ScrollText size={18} />
          {t('shell.accountRecord')}
        </Link>
      </li>
      <li>
        <Link to="/member/security" onClick={onChoose}>
          <ShieldCheck size={18} />
          {t('shell.security')}
        </Link>
      </li>
    </>
  );
}
