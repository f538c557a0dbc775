import { useTranslation } from 'react-i18next';
import type { Notice } from '#libs/site/common/site.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Dialog } from '../../ui/dialog';
import styles from './notice-dialog.module.css';

interface NoticeDialogProps {
  notices: Notice[];
  onClose: () => void;
}

export default function NoticeDialog({ notices, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  const { date } = useMomentText();
  return (
    <Dialog open onClose={onClose} title={t('home.notices')} closeLabel={t('common.close')}>
      <ul className={styles.list}>
        {notices.map(({ id, title, content, timestamp }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{content}</p>
            <time dateTime={timestamp}>{date(timestamp)}</time>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
