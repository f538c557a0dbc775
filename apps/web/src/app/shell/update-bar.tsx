import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../data/site/site-config';
import { useStart } from '../../data/start/start-context';
import { withPhrases } from '../../lazy/with-phrases';
import { WaitingBar } from '../../ui/feedback/waiting-bar';
import { Button } from '../../ui/forms/button';

interface UpdateBarProps {
  reload?: () => void;
}

export default withPhrases('help', UpdateBar, null);

/** A page that stays open, as an installed app does, says when the server has another build. Nothing typed is lost by itself. */
export function UpdateBar({ reload = () => location.reload() }: UpdateBarProps) {
  const { t } = useTranslation('help');
  const { build } = useStart();
  const now = useSiteConfig().data?.webBuild;
  const outdated = Boolean(build && now && build !== now);
  return (
    <WaitingBar>
      {outdated && (
        <>
          <span>{t('updateReady')}</span>
          <Button size="small" onClick={reload}>
            {t('update')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
