import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton';
import { WaitingDialog } from '../ui/overlays/waiting-dialog';
import { PartBoundary } from './part-boundary';
import { PartFailure } from './part-failure';

interface DialogPartProps {
  children: ReactNode;
  /** Without it only the dialog that is on its way can be closed. */
  onClose?: () => void;
}

/** Around a dialog whose code is fetched when it is opened: its frame is there with the press. */
export function DialogPart({ children, onClose }: DialogPartProps) {
  const { t } = useTranslation();
  const frame = (content: ReactNode) => (
    <WaitingDialog label={t('common.loading')} onClose={onClose}>
      {content}
    </WaitingDialog>
  );
  return (
    <PartBoundary fallback={(failed) => frame(<PartFailure {...failed} />)}>
      <Suspense
        fallback={frame(
          <>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton shape="block" />
          </>,
        )}
      >
        {children}
      </Suspense>
    </PartBoundary>
  );
}
