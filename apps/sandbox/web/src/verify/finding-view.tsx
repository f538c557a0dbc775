import type { Language } from '../../../common/api';
import type { Phrases } from '../i18n/en';
import { INSTANT_SCENES } from '../instant/scenes';
import { formatHundredths, formatNumber } from '../session/money';
import { classNames } from '../ui/class-names';
import { CopyText } from '../ui/copy-text';
import type { Finding } from './finding';
import styles from './finding-view.module.css';
import { FishFindingList } from './fish-finding';
import { HandsFinding } from './hands-finding';
import { SlotFinding } from './slot-finding';

interface FindingViewProps {
  t: Phrases;
  language: Language;
  finding: Finding;
}

function resultOf(finding: Finding, language: Language): string {
  if (finding.kind === 'instant' || finding.kind === 'fish' || finding.kind === 'seats') return '';
  if (finding.kind === 'dice') return formatHundredths(finding.roll, language);
  if (finding.kind === 'wheel') return formatNumber(finding.pocket, language);
  if (finding.kind === 'slot') return finding.stops.map((stop) => formatNumber(stop, language)).join(' · ');
  return `${formatHundredths(finding.bust, language)}×`;
}

export function FindingView({ t, language, finding }: FindingViewProps) {
  const row = (label: string, text: string) => (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <CopyText text={text} label={`${t.studio.copy}: ${label}`} doneLabel={t.studio.copied} />
      </dd>
    </div>
  );
  const Instant = finding.kind === 'instant' ? INSTANT_SCENES[finding.game].Finding : null;
  return (
    <>
      <h2 className={styles.title}>{finding.kind === 'slot' ? t.verify.stops : t.verify.result}</h2>
      {finding.kind === 'fish' ? (
        <FishFindingList t={t} language={language} shots={finding.shots} />
      ) : finding.kind === 'seats' ? (
        <HandsFinding t={t} language={language} hands={finding.hands} />
      ) : Instant && finding.kind === 'instant' ? (
        <div className={classNames(styles.result, styles.many)} data-testid="finding">
          <Instant deal={finding.deal} t={t} language={language} />
        </div>
      ) : (
        <p
          className={classNames(styles.result, finding.kind === 'slot' && styles.many)}
          data-testid="finding"
        >
          {resultOf(finding, language)}
        </p>
      )}
      {finding.kind === 'slot' && <SlotFinding t={t} language={language} finding={finding} />}
      <h3>{t.verify.steps}</h3>
      <dl className={styles.steps}>
        {finding.kind !== 'crash' && row(t.verify.seedHash, finding.seedHash)}
        {row(t.verify.hmac, finding.hmac)}
        {finding.kind === 'crash' && row(t.verify.previous, finding.previous)}
        {finding.kind !== 'crash' &&
          row(t.verify.numbers, finding.numbers.map((one) => one.toFixed(10)).join(' '))}
      </dl>
      {finding.kind !== 'crash' && <Match t={t} matches={finding.matches} />}
    </>
  );
}

function Match({ t, matches }: { t: Phrases; matches: boolean | null }) {
  if (matches === null) return <p className={styles.note}>{t.verify.seedHashNote}</p>;
  return (
    <p className={matches ? styles.matches : styles.differs}>
      {matches ? t.verify.matches : t.verify.differs}
    </p>
  );
}
