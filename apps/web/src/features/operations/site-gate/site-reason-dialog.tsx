import { useTranslation } from 'react-i18next';
import { OperatorReasonDialog } from '../operator-dialogs';
import { SITE_MOVES, type SiteMove } from './site-moves';

/** Says what the move does to visitors, and asks why. */
export function SiteReasonDialog({ move, onClose }: { move: SiteMove; onClose: () => void }) {
  const { t } = useTranslation('operations');
  const { call, tone } = SITE_MOVES[move];
  return (
    <OperatorReasonDialog
      call={call}
      inputOf={(reason) => ({ reason })}
      title={t(`gate.${move}.title`)}
      text={t(`gate.${move}.text`)}
      action={t(`gate.${move}.action`)}
      done={t(`gate.${move}.done`)}
      danger={tone === 'danger'}
      onClose={onClose}
    />
  );
}
