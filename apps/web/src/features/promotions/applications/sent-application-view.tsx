import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SentApplication } from '#libs/rewards/common/application';
import { useMomentText } from '../../../i18n/use-moment-text';
import { PictureStrip } from '../../../ui/data/picture-strip';
import { StoredPicture } from '../../../ui/data/stored-picture';
import { Text } from '../../../ui/layout/text';
import styles from '../promotions.module.css';
import { applicationImageQuery } from './applications.api';

interface SentApplicationViewProps {
  promotion: string;
  sent: SentApplication;
}

/** The own text with its images. */
export function SentApplicationView({ promotion, sent: { comment, images, at } }: SentApplicationViewProps) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.application' });
  const { dateTime } = useMomentText();
  return (
    <>
      <p dir="auto" className={styles.text}>
        {comment}
      </p>
      {images.length > 0 && (
        <PictureStrip
          pictures={images.map(({ id }, index) => ({
            id,
            name: t('image', { number: (index + 1).toLocaleString(i18n.language) }),
          }))}
          draw={(image, name) => <Picture promotion={promotion} image={image} name={name} />}
        />
      )}
      <Text size="small" tone="muted">
        {t('sent', { time: dateTime(at) })}
      </Text>
    </>
  );
}

function Picture({ promotion, image, name }: { promotion: string; image: string; name: string }) {
  return <StoredPicture picture={useQuery(applicationImageQuery(promotion, image)).data} name={name} />;
}
