import { useTranslation } from 'react-i18next';
import { CopyId } from '../../ui/data/copy-id';

/** An address without what all addresses begin with, to be copied whole. */
export function CopiedLink({ url }: { url: string }) {
  const { t } = useTranslation('agency');
  return <CopyId value={url} display={url.replace(/^https?:\/\//, '')} label={t('registrationLink.copy')} />;
}
