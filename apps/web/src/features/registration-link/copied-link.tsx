import { useTranslation } from 'react-i18next';
import { CopyId } from '../../ui/copy-id';

/** An address without what all addresses begin with, to be copied whole. */
export function CopiedLink({ url }: { url: string }) {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  return (
    <CopyId
      value={url}
      display={url.replace(/^https?:\/\//, '')}
      copyLabel={t('registrationLink.copy')}
      copiedLabel={site('common.copied')}
      failedLabel={site('common.copyFailed')}
    />
  );
}
