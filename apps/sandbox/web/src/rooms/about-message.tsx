import { Flag, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../../common/api';
import { REPORT_REASONS, type ReportReason, type RoomMessage } from '../../../common/rooms/api';
import { phrases } from '../i18n/phrases';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Segmented } from '../ui/segmented';
import styles from './about-message.module.css';
import type { Unsent } from './use-room';

interface AboutMessageProps {
  message: RoomMessage;
  language: Language;
  onReport: (id: number, reason: ReportReason) => Promise<Unsent | null>;
  onIgnore: (author: string) => Promise<Unsent | null>;
  /** With what has been done, to be said; empty if nothing was. */
  onClose: (done: string) => void;
}

/** What a member can do about a message of somebody else. */
export function AboutMessage({ message, language, onReport, onIgnore, onClose }: AboutMessageProps) {
  const t = phrases[language].rooms;
  const [reason, setReason] = useState<ReportReason>('abuse');
  const [reported, setReported] = useState(false);
  const [error, setError] = useState('');
  const { name } = message;
  const run = async (act: Promise<Unsent | null>, done: () => void) => {
    const unsent = await act;
    const known: Partial<Record<string, string>> = t.errors;
    if (unsent) setError(known[unsent.error] ?? t.errors.unavailable);
    else done();
  };
  return (
    <Dialog title={t.about(name)} closeLabel={t.close} onClose={() => onClose('')}>
      <blockquote className={styles.quote} dir="auto">
        {message.text}
      </blockquote>
      <p role="status" className={styles.said}>
        {error || (reported && t.reported)}
      </p>
      {!reported && (
        <div className={styles.part}>
          <Segmented
            legend={t.reason}
            options={REPORT_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
            value={reason}
            onChange={setReason}
          />
          <Button
            tone="primary"
            wide
            icon={<Flag size={18} aria-hidden="true" />}
            onClick={() => void run(onReport(message.id, reason), () => setReported(true))}
          >
            {t.report}
          </Button>
        </div>
      )}
      <div className={styles.part}>
        <Button
          wide
          icon={<UserRoundX size={18} aria-hidden="true" />}
          onClick={() => void run(onIgnore(message.author), () => onClose(t.ignoreNote))}
        >
          {t.ignore(name)}
        </Button>
        <p className={styles.note}>{t.ignoreNote}</p>
      </div>
    </Dialog>
  );
}
