import { useTranslation } from 'react-i18next';
import type { DrawDetail } from '#libs/lottery/common/operator-draws';
import {
  confirmDrawResult,
  enterDrawResult,
  priceDrawNumbers,
  proposeDrawCorrection,
  proposeDrawDate,
  proposeVoidDraw,
  suspendDraw,
} from '#libs/operations/common/lottery.calls';
import { type Action, CaseActions } from '../case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';
import { CorrectionDialog } from './correction-dialog';
import { DateDialog } from './date-dialog';
import { NumbersDialog } from './numbers-dialog';
import { ResultDialog } from './result-dialog';

/** What may be done with a draw in its state. */
export function DrawActions({ draw }: { draw: DrawDetail }) {
  const actions = useDrawActions(draw);
  return <CaseActions actions={actions} />;
}

function useDrawActions(draw: DrawDetail): (Action | false)[] {
  const { t } = useTranslation('operations');
  const { id, status, source, suspended, fed, movableDays } = draw;
  const isOnSale = status === 'planned' || status === 'open';
  const isOutside = source !== 'own';
  const hasResult = status === 'drawn' || status === 'settled';
  return [
    status === 'closed' &&
      source === 'feed-and-operator' &&
      fed !== null && {
        label: t('draws.confirm'),
        tone: 'primary',
        call: confirmDrawResult,
        dialog: (close) => (
          <OperatorConfirmDialog
            call={confirmDrawResult}
            input={{ id, result: fed }}
            title={t('draws.confirmTitle')}
            text={t('draws.confirmText', { result: fed })}
            done={t('draws.final')}
            onClose={close}
          />
        ),
      },
    status === 'closed' &&
      isOutside && {
        label: t('draws.enter'),
        tone: fed === null ? 'primary' : undefined,
        call: enterDrawResult,
        dialog: (close) => <ResultDialog draw={draw} onClose={close} />,
      },
    isOnSale && {
      label: t(suspended ? 'draws.resume' : 'draws.suspend'),
      call: suspendDraw,
      dialog: (close) => (
        <OperatorReasonDialog
          call={suspendDraw}
          inputOf={(reason) => ({ id, suspended: !suspended, reason })}
          title={t(suspended ? 'draws.resume' : 'draws.suspend')}
          text={t(suspended ? 'draws.resumeText' : 'draws.suspendText')}
          onClose={close}
        />
      ),
    },
    isOnSale && {
      label: t('draws.numbers'),
      call: priceDrawNumbers,
      dialog: (close) => <NumbersDialog draw={draw} onClose={close} />,
    },
    movableDays !== null && {
      label: t('draws.move'),
      call: proposeDrawDate,
      dialog: (close) => <DateDialog draw={draw} days={movableDays} onClose={close} />,
    },
    hasResult &&
      isOutside && {
        label: t('draws.correct'),
        call: proposeDrawCorrection,
        dialog: (close) => <CorrectionDialog draw={draw} onClose={close} />,
      },
    status !== 'void' && {
      label: t('draws.void'),
      tone: 'danger',
      call: proposeVoidDraw,
      dialog: (close) => (
        <OperatorReasonDialog
          call={proposeVoidDraw}
          inputOf={(reason) => ({ id, reason })}
          title={t('draws.voidTitle')}
          text={t('draws.voidText')}
          action={t('proposal.propose')}
          danger
          done={t('proposal.sent')}
          onClose={close}
        />
      ),
    },
  ];
}
