import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getApplicationCaseImage } from '#libs/operations/common/applications.calls';
import type { ApplicationCaseDetail } from '#libs/rewards/common/application-cases';
import { useMomentText } from '../../../i18n/use-moment-text';
import { PictureStrip } from '../../../ui/data/picture-strip';
import { StoredPicture } from '../../../ui/data/stored-picture';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { CasePart } from '../case';
import { useHasPermission } from '../operator-store';
import { applicationImageQuery } from './applications.api';

type Sent = ApplicationCaseDetail['sent'][number];

/** What the member has written, the newest first, with the images for those who decide, and what became of it. */
export function SentApplications({ found: { id, sent } }: { found: ApplicationCaseDetail }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const maySeeImages = useHasPermission()(getApplicationCaseImage.permission);
  const decisionOf = ({ decision, decidedBy: operator, reason }: Sent): string | null =>
    decision && t(`applications.${decision}`, { operator, reason });
  return (
    <CasePart title={t('applications.sent')}>
      <Stack gap={4}>
        {sent.map((one) => (
          <Stack key={one.no} gap={2}>
            <p dir="auto">{one.comment}</p>
            {one.images.length > 0 && (maySeeImages ? <Images id={id} sent={one} /> : <NoImages />)}
            <Text size="small" tone="muted">
              {[dateTime(one.at), decisionOf(one)].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </CasePart>
  );
}

function NoImages() {
  const { t } = useTranslation('operations');
  return <Text tone="muted">{t('applications.imagesHidden')}</Text>;
}

function Images({ id, sent: { images } }: { id: string; sent: Sent }) {
  const { t, i18n } = useTranslation('operations');
  return (
    <PictureStrip
      pictures={images.map((image, index) => ({
        id: image.id,
        name: t('applications.image', { number: (index + 1).toLocaleString(i18n.language) }),
      }))}
      draw={(image, name) => <Picture id={id} image={image} name={name} />}
    />
  );
}

function Picture({ id, image, name }: { id: string; image: string; name: string }) {
  return <StoredPicture picture={useQuery(applicationImageQuery(id, image)).data} name={name} />;
}
