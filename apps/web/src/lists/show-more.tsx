import { useTranslation } from 'react-i18next';
import { Button } from '../ui/forms/button';
import type { MoreRows } from './use-keyset-rows';

/** Reads the next rows of a list; nothing where all are on show. */
export function ShowMore({ more }: { more: MoreRows | null }) {
  const { t, i18n } = useTranslation();
  if (!more) return null;
  return (
    <Button loading={more.busy} onClick={more.load}>
      {t('common.showMore', { left: more.left.toLocaleString(i18n.language) })}
    </Button>
  );
}
