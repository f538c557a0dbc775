import { useTranslation } from 'react-i18next';
import type { CatalogueChange } from '#libs/games/common/catalogue-change';
import {
  acceptCatalogueChange,
  rejectCatalogueChange,
  reopenCatalogueChange,
} from '#libs/operations/common/catalogue.calls';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Case, CasePart } from '../case';
import { CaseActions } from '../case-actions';
import { OperatorConfirmDialog, OperatorReasonDialog } from '../operator-dialogs';
import { CHANGE_TONES } from './catalogue-labels';
import { TitleChanges } from './title-changes';
import { useTitleName } from './use-title-name';

/** One difference: what the brand has, what the vendor lists, and the decision. */
export function CatalogueChangeView({ change }: { change: CatalogueChange }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const nameOf = useTitleName();
  const { id, kind, state, vendorName, gameCode, changes, foundAt, decidedAt, decidedBy, reason } = change;
  const name = nameOf(change);
  return (
    <Case
      title={name}
      status={<ChangeState change={change} />}
      note={t(`catalogue.say.${kind}`, { vendor: vendorName })}
    >
      <Facts
        items={[
          { label: t('catalogue.vendor'), value: vendorName },
          { label: t('catalogue.code'), value: gameCode },
          { label: t('catalogue.foundAt'), value: dateTime(foundAt) },
          decidedAt !== null && { label: t('catalogue.decidedAt'), value: dateTime(decidedAt) },
          decidedBy !== null && { label: t('catalogue.decidedBy'), value: decidedBy.account },
          reason !== null && { label: t('catalogue.reason'), value: reason },
        ]}
      />
      {changes.length > 0 && (
        <CasePart title={t('catalogue.changes')}>
          <TitleChanges changes={changes} />
        </CasePart>
      )}
      <CaseActions
        actions={[
          state === 'open' && {
            label: t('catalogue.accept'),
            tone: 'primary',
            hotkey: 'a',
            call: acceptCatalogueChange,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={acceptCatalogueChange}
                input={{ id }}
                title={t('catalogue.acceptTitle', { name })}
                text={t('catalogue.acceptText')}
                action={t('catalogue.accept')}
                done={t('catalogue.accepted')}
                onClose={close}
              />
            ),
          },
          state === 'open' && {
            label: t('catalogue.reject'),
            call: rejectCatalogueChange,
            dialog: (close) => (
              <OperatorReasonDialog
                call={rejectCatalogueChange}
                inputOf={(why) => ({ id, reason: why })}
                title={t('catalogue.rejectTitle', { name })}
                text={t('catalogue.rejectText')}
                action={t('catalogue.reject')}
                done={t('catalogue.rejected')}
                onClose={close}
              />
            ),
          },
          state === 'rejected' && {
            label: t('catalogue.reopen'),
            call: reopenCatalogueChange,
            dialog: (close) => (
              <OperatorConfirmDialog
                call={reopenCatalogueChange}
                input={{ id }}
                title={t('catalogue.reopenTitle', { name })}
                text={t('catalogue.reopenText')}
                action={t('catalogue.reopen')}
                done={t('catalogue.reopened')}
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Case>
  );
}

export function ChangeState({ change: { state } }: { change: Pick<CatalogueChange, 'state'> }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={CHANGE_TONES[state]}>{t(`catalogue.states.${state}`)}</StatusPill>;
}
