import { CircleHelp, Download, Gauge, Headset } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSiteConfig } from '../../data/site/site-config';
import { useKnownSpeed } from '../../features/lines/lines.api';
import { openService } from '../../features/service/shared/open-service';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { withPhrases } from '../../lazy/with-phrases';
import { PATHS } from '../../routes/paths';

const LinesDialog = lazyPart(() => import('../../features/lines/lines-dialog'));

export default withPhrases('help', SiteEntries, null);

/** At the end of the side menu and in the footer: what the brand has of lines, downloads, customer service and help. */
function SiteEntries() {
  const { t } = useTranslation('help');
  const { data: site } = useSiteConfig();
  if (!site) return null;
  return (
    <>
      {site.domainRoute.domainList.length > 1 && <LinesEntry />}
      {site.downloads.length > 0 && (
        <NavLink to={PATHS.download}>
          <Download size={20} />
          {t('download')}
        </NavLink>
      )}
      {site.customerService.length > 0 && (
        <button type="button" onClick={() => openService(site.customerService)}>
          <Headset size={20} />
          {t('service')}
        </button>
      )}
      <NavLink to={PATHS.help}>
        <CircleHelp size={20} />
        {t('title')}
      </NavLink>
    </>
  );
}

/** The speed of this page's line stands beside it once it was measured. */
function LinesEntry() {
  const { t, i18n } = useTranslation('help');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ms = useKnownSpeed(location.origin);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Gauge size={20} />
        {t('lines.title')}
        {ms !== undefined && <small>{t('lines.ms', { ms: ms.toLocaleString(i18n.language) })}</small>}
      </button>
      {open && (
        <DialogPart onClose={close}>
          <LinesDialog onClose={close} />
        </DialogPart>
      )}
    </>
  );
}
