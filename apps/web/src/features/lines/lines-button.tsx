import { type ComponentProps, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { withPhrases } from '../../lazy/with-phrases';
import { useKnownSpeed } from './lines.api';

const LinesDialog = lazyPart(() => import('./lines-dialog'));

export default withPhrases('help', LinesButton, null);

/** Opens the choice of lines. The speed of this page's line stands beside it once it was measured. */
function LinesButton({ children, ...look }: ComponentProps<'button'>) {
  const { t, i18n } = useTranslation('help');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ms = useKnownSpeed(location.origin);
  return (
    <>
      <button {...look} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
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
