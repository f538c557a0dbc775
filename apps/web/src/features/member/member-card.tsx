import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberInfo } from '#libs/portal/common/portal.calls';
import { VipLabel } from '../../ui/art/vip-label';
import { Avatar } from '../../ui/data/avatar';
import { CopyId } from '../../ui/data/copy-id';
import styles from './member-card.module.css';

interface MemberCardProps {
  info: MemberInfo;
  /** Where the person may go, as items of a list. */
  places: ReactNode;
  onLeave: () => void;
}

/** Name, VIP label, id, and where a member may go. */
export function MemberCard({ info, places, onLeave }: MemberCardProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.person}>
        <Avatar name={info.nickname ?? info.account} picture={info.avatar} />
        <div className={styles.names}>
          <p className={styles.name}>
            <bdi>{info.nickname ?? info.account}</bdi>
          </p>
          {info.vipFlag && <VipLabel label={info.vipLabel} />}
        </div>
      </div>
      <div className={styles.id}>
        {t('shell.accountId')}
        <CopyId value={info.id} label={t('shell.copyId')} />
      </div>
      <ul className={styles.links}>
        {places}
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
