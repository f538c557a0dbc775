import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerFinding } from '#libs/ledger/common/finding';
import { closeLedgerFinding } from '#libs/operations/common/ledger-findings.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { Figure } from '../../ui/figure';
import { StatusPill } from '../../ui/status-pill';
import { useToast } from '../../ui/toast';
import styles from './case.module.css';
import { Facts } from './facts';
import { FINDING_WORDS } from './finding-words';
import { useAct } from './operations.api';
import { ReasonDialog } from './reason-dialog';
import { useFindingText } from './use-finding-text';

/** One difference in the books. It can be closed once a later check has found it gone. */
export function FindingView({ finding }: { finding: LedgerFinding }) {
  const { t } = useTranslation('operations');
  const toast = useToast();
  const text = useFindingText();
  const { date, dateTime } = useMomentText();
  const [closing, setClosing] = useState(false);
  const close = useAct(closeLedgerFinding, () => {
    toast.show({ title: t('finding.closed') });
    setClosing(false);
  });
  const { id, kind, about, firstSeen, lastSeen, goneAt } = finding;
  const facts: [string, ReactNode][] = [
    [t('finding.expected'), <Figure key="expected">{text.value(finding.expected, finding)}</Figure>],
    [t('finding.found'), <Figure key="found">{text.value(finding.found, finding)}</Figure>],
  ];
  if (about.account) facts.push([t('finding.account'), about.account]);
  if (about.accountKind) facts.push([t('finding.accountKind'), text.kindOfAccount(about.accountKind)]);
  if (about.member) facts.push([t('finding.member'), about.member]);
  if (about.transaction) facts.push([t('finding.transaction'), about.transaction]);
  if (about.day) facts.push([t('finding.day'), date(about.day)]);
  facts.push([t('finding.since'), dateTime(firstSeen)], [t('finding.lastSeen'), dateTime(lastSeen)]);
  if (goneAt) facts.push([t('finding.goneAt'), dateTime(goneAt)]);
  return (
    <div className={styles.case}>
      <div className={styles.head}>
        <h2>{t(`finding.kinds.${FINDING_WORDS[kind]}`)}</h2>
        <FindingState finding={finding} />
      </div>
      <p className={styles.note}>{t(`finding.say.${FINDING_WORDS[kind]}`)}</p>
      <Facts items={facts.map(([label, value]) => ({ label, value }))} />
      {goneAt ? (
        <div className={styles.actions}>
          <Button tone="primary" onClick={() => setClosing(true)}>
            {t('finding.close')}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{t('finding.notYet')}</p>
      )}
      {closing && (
        <ReasonDialog
          title={t('finding.closeTitle')}
          text={t('finding.closeText')}
          action={t('finding.close')}
          busy={close.busy}
          refusal={close.refusal}
          onClose={() => setClosing(false)}
          onReason={(reason) => close.act({ id, reason })}
        />
      )}
    </div>
  );
}

export function FindingState({ finding: { goneAt } }: { finding: LedgerFinding }) {
  const { t } = useTranslation('operations');
  return (
    <StatusPill tone={goneAt ? 'gain' : 'live'}>{t(goneAt ? 'finding.gone' : 'finding.there')}</StatusPill>
  );
}
