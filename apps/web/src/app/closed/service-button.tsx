import { useTranslation } from 'react-i18next';
import { useReadConfig } from '../../data/site/read-config';
import { useStart } from '../../data/start/start-context';
import { openService } from '../../features/service/shared/open-service';
import { Button } from '../../ui/forms/button';

/** Drawn at once where the server sent the brand's entry with the page. */
export function ServiceButton() {
  const { t } = useTranslation();
  const { closed } = useStart();
  const config = useReadConfig();
  const entry = config ? config.customerService[0] : closed?.service;
  if (!entry) return null;
  return (
    <Button tone="primary" onClick={() => openService([entry])}>
      {t('closed.service')}
    </Button>
  );
}
