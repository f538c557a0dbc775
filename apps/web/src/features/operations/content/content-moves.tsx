import { useTranslation } from 'react-i18next';
import { planContent, publishContent, withdrawContent } from '#libs/operations/common/content.calls';
import { openMoves } from '#libs/platform/common/chart';
import { announcementChart } from '#libs/site/common/announcement.chart';
import type { AnnouncementDetail } from '#libs/site/common/announcements';
import { incomplete } from '#libs/site/common/incomplete-draft';
import { serverNow } from '../../../data/calls/server-time';
import { Section } from '../../../ui/layout/section';
import { Text } from '../../../ui/layout/text';
import { CaseActions } from '../case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';
import { useBrandTimeZone } from '../operator-store';
import { useZonedText } from '../use-zoned-text';

const LABELS: Record<string, 'execution' | 'group' | 'imageAlt' | 'url' | 'untilAt' | undefined> = {
  execution: 'execution',
  groupName: 'group',
  imageAlt: 'imageAlt',
  url: 'url',
  untilAt: 'untilAt',
};

/** Its way to the visitors and back. What is typed and not saved is published by nobody. */
export function ContentMoves({ content, unsaved }: { content: AnnouncementDetail; unsaved: boolean }) {
  const { t } = useTranslation('operations');
  const zoned = useZonedText(useBrandTimeZone());
  const { id, kind, version, state, draft } = content;
  const moves = openMoves(announcementChart, state);
  const lacking = incomplete(kind, draft, new Date(serverNow())).map(({ field }) =>
    t(`content.${LABELS[field] ?? 'titleOf'}`),
  );
  const ready = !unsaved && lacking.length === 0;
  const confirm = (
    name: 'publish' | 'plan',
    call: typeof publishContent | typeof planContent,
    text: string,
  ) => ({
    label: t(`content.${name}`),
    call,
    dialog: (close: () => void) => (
      <OperatorConfirmDialog
        call={call}
        input={{ id, version }}
        title={t(`content.${name}`)}
        text={text}
        action={t(`content.${name}`)}
        done={t(`content.done.${name}`)}
        onClose={close}
      />
    ),
  });
  return (
    <Section ruled title={t('content.moves')}>
      {!unsaved && lacking.length > 0 && (
        <Text tone="muted">{t('content.lacking', { fields: lacking.join(', ') })}</Text>
      )}
      {unsaved && <Text tone="muted">{t('content.saveFirst')}</Text>}
      <CaseActions
        actions={[
          ready && moves.includes('PUBLISH') && confirm('publish', publishContent, t('content.publishText')),
          ready &&
            moves.includes('PLAN') &&
            draft.fromAt !== null &&
            Date.parse(draft.fromAt) > serverNow() &&
            confirm('plan', planContent, t('content.planText', { at: zoned(draft.fromAt) })),
          moves.includes('WITHDRAW') && {
            label: t('content.withdraw'),
            tone: 'danger',
            call: withdrawContent,
            dialog: (close) => (
              <OperatorReasonDialog
                call={withdrawContent}
                inputOf={(reason) => ({ id, reason })}
                title={t('content.withdraw')}
                text={t('content.withdrawText')}
                danger
                done={t('content.done.withdraw')}
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}
