import { useTranslation } from 'react-i18next';
import type { ThreadCaseDetail } from '#libs/messaging/common/thread';
import {
  acknowledgeThread,
  claimThread,
  closeThreadCase,
  markThreadComplaint,
  releaseThread,
} from '#libs/operations/common/threads.calls';
import { CaseActions } from '../case-actions';
import { useOperatorCommand } from '../operations.api';
import { OperatorConfirmDialog } from '../operator-dialogs';

/** What may be done with a thread besides an answer. */
export function ThreadActions({ found, operator }: { found: ThreadCaseDetail; operator: string }) {
  const { t } = useTranslation('operations');
  const { id, kind, status, claimedBy, complaint, guest } = found;
  const isChat = kind === 'service';
  const claim = useOperatorCommand(claimThread);
  const release = useOperatorCommand(releaseThread);
  const acknowledge = useOperatorCommand(acknowledgeThread);
  const isHeld = claimedBy?.id === operator;
  const isFree = status !== 'closed' && (claimedBy === null || isHeld);
  return (
    <CaseActions
      actions={[
        isHeld
          ? {
              call: releaseThread,
              label: t('move.release'),
              hotkey: 'c',
              busy: release.busy,
              run: () => void release.run({ id }),
            }
          : isFree && {
              call: claimThread,
              label: t('move.claim'),
              hotkey: 'c',
              busy: claim.busy,
              run: () => void claim.run({ id }),
            },
        isFree &&
          complaint?.acknowledgedAt === null && {
            call: acknowledgeThread,
            label: t('threads.acknowledge'),
            busy: acknowledge.busy,
            run: () => void acknowledge.run({ id }),
          },
        isFree &&
          !complaint &&
          !guest && {
            call: markThreadComplaint,
            label: t('threads.markComplaint'),
            dialog: (close) => (
              <OperatorConfirmDialog
                call={markThreadComplaint}
                input={{ id }}
                title={t('threads.markComplaint')}
                text={t('threads.markComplaintText')}
                onClose={close}
              />
            ),
          },
        isFree && {
          call: closeThreadCase,
          label: t(isChat ? 'chats.close' : 'threads.close'),
          dialog: (close) => (
            <OperatorConfirmDialog
              call={closeThreadCase}
              input={{ id }}
              title={t(isChat ? 'chats.close' : 'threads.close')}
              text={t(isChat ? 'chats.closeText' : 'threads.closeText')}
              onClose={close}
            />
          ),
        },
      ]}
      refusal={claim.refusal ?? release.refusal ?? acknowledge.refusal}
    />
  );
}
