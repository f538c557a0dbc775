import { useTranslation } from 'react-i18next';
import type { BroadcastDetail } from '#libs/messaging/common/broadcast';
import { broadcastChart } from '#libs/messaging/common/broadcast.chart';
import {
  planBroadcast,
  publishBroadcast,
  stopBroadcast,
  unplanBroadcast,
} from '#libs/operations/common/broadcasts.calls';
import { openMoves } from '#libs/platform/common/chart';
import { serverNow } from '../../../data/calls/server-time';
import { Section } from '../../../ui/layout/section';
import { CaseActions } from '../case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';
import { useBrandTimeZone } from '../operator-store';
import { useZonedText } from '../use-zoned-text';

/** Its way to the members. What is typed and not saved is published by nobody. */
export function BroadcastMoves({ broadcast }: { broadcast: BroadcastDetail }) {
  const { t } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  const { id, version, state, title, publishAt } = broadcast;
  const moves = openMoves(broadcastChart, state);
  const confirm = (
    name: 'publish' | 'plan',
    call: typeof publishBroadcast | typeof planBroadcast,
    text: string,
  ) => ({
    label: t(`broadcasts.${name}`),
    call,
    dialog: (close: () => void) => (
      <OperatorReasonDialog
        call={call}
        inputOf={(reason) => ({ id, version, reason })}
        title={t(`broadcasts.${name}`)}
        text={text}
        done={({ proposal }) => t(proposal === null ? `broadcasts.done.${name}` : 'broadcasts.proposed')}
        onClose={close}
      />
    ),
  });
  return (
    <Section ruled title={t('content.moves')}>
      <CaseActions
        actions={[
          title !== '' &&
            moves.includes('PUBLISH') &&
            confirm('publish', publishBroadcast, t('broadcasts.publishText')),
          title !== '' &&
            moves.includes('PLAN') &&
            publishAt !== null &&
            Date.parse(publishAt) > serverNow() &&
            confirm('plan', planBroadcast, t('broadcasts.planText', { at: zoned(publishAt) })),
          moves.includes('UNPLAN') && {
            label: t('broadcasts.unplan'),
            call: unplanBroadcast,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={unplanBroadcast}
                input={{ id }}
                title={t('broadcasts.unplan')}
                text={t('broadcasts.unplanText')}
                onClose={close}
              />
            ),
          },
          moves.includes('STOP') && {
            label: t('broadcasts.stop'),
            tone: 'danger',
            call: stopBroadcast,
            dialog: (close) => (
              <OperatorReasonDialog
                call={stopBroadcast}
                inputOf={(reason) => ({ id, reason })}
                title={t('broadcasts.stop')}
                text={t('broadcasts.stopText')}
                danger
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
