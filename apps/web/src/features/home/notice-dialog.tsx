import { useTranslation } from 'react-i18next';
import type { Notice } from '#libs/site/common/site.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { Dialog } from '../../ui/overlays/dialog';

interface NoticeDialogProps {
  notices: Notice[];
  onClose: () => void;
}

export default function NoticeDialog({ notices, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  const { date } = useMomentText();
  return (
    <Dialog open onClose={onClose} title={t('home.notices')}>
      <Stack as="ul" gap={5}>
        {notices.map(({ id, title, content, timestamp }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{content}</p>
            <Text as="time" tone="muted" size="small" dateTime={timestamp}>
              {date(timestamp)}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
