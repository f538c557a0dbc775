import { useTranslation } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { closeLedgerFinding } from '#libs/operations/common/ledger-findings.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { StatusPill } from '../../ui/data/status-pill';
import { Case } from './case';
import styles from './case.module.css';
import { CaseActions } from './case-actions';
import { FINDING_LABELS } from './finding-labels';
import { OperatorReasonDialog } from './operator-dialogs';
import { useFindingText } from './use-finding-text';

/** One difference in the books. It can be closed once a later check has found it gone. */
export function FindingView({ finding }: { finding: LedgerFinding }) {
  const { t } = useTranslation('operations');
  const text = useFindingText();
  const { date, dateTime } = useMomentText();
  const { id, kind, about, firstSeen, lastSeen, goneAt } = finding;
  const known = (label: string, value: string | null | undefined) => !!value && { label, value };
  return (
    <Case
      title={t(`finding.kinds.${FINDING_LABELS[kind]}`)}
      status={<FindingState finding={finding} />}
      note={t(`finding.say.${FINDING_LABELS[kind]}`)}
    >
      <Facts
        items={[
          { label: t('finding.expected'), value: <Figure>{text.value(finding.expected, finding)}</Figure> },
          { label: t('finding.found'), value: <Figure>{text.value(finding.found, finding)}</Figure> },
          known(t('finding.account'), about.account),
          known(t('finding.accountKind'), about.accountKind && text.kindOfAccount(about.accountKind)),
          known(t('finding.member'), about.member),
          known(t('finding.transaction'), about.transaction),
          known(t('finding.day'), about.day && date(about.day)),
          known(t('finding.since'), dateTime(firstSeen)),
          known(t('finding.lastSeen'), dateTime(lastSeen)),
          known(t('finding.goneAt'), goneAt && dateTime(goneAt)),
        ]}
      />
      {!goneAt && <p className={styles.note}>{t('finding.notYet')}</p>}
      <CaseActions
        actions={[
          goneAt !== null && {
            label: t('finding.close'),
            tone: 'primary',
            call: closeLedgerFinding,
            dialog: (close) => (
              <OperatorReasonDialog
                call={closeLedgerFinding}
                inputOf={(reason) => ({ id, reason })}
                title={t('finding.closeTitle')}
                text={t('finding.closeText')}
                action={t('finding.close')}
                done={t('finding.closed')}
                onClose={close}
              />
            ),
          },
        ]}
      />
    </Case>
  );
}

export function FindingState({ finding: { goneAt } }: { finding: LedgerFinding }) {
  const { t } = useTranslation('operations');
  return (
    <StatusPill tone={goneAt ? 'gain' : 'live'}>{t(goneAt ? 'finding.gone' : 'finding.there')}</StatusPill>
  );
}
