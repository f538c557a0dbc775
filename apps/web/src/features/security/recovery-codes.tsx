import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { CopyId } from '../../ui/copy-id';
import { useArrivalFocus } from '../../ui/use-arrival-focus';
import styles from './security-dialogs.module.css';

/** As a text file, made in the browser. */
function download(codes: string[], name: string): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

interface RecoveryCodesProps {
  /** Where they come from, and what they are for. */
  text: string;
  codes: string[];
  onKept: () => void;
}

/** The codes that stand in for a lost authenticator. They are shown this once. */
export function RecoveryCodes({ text, codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('identity');
  const { t: words } = useTranslation();
  const lead = useRef<HTMLParagraphElement>(null);
  // Not on a button: the key that sent the code may still be down.
  useArrivalFocus(() => lead.current);
  return (
    <div className={styles.form}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {text}
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <CopyId
          value={codes.join('\n')}
          display={t('securityCentre.allCodes')}
          copyLabel={words('common.copy')}
          copiedLabel={words('common.copied')}
          failedLabel={words('common.copyFailed')}
        />
        <Button icon={<Download size={18} />} onClick={() => download(codes, 'recovery-codes.txt')}>
          {t('securityCentre.download')}
        </Button>
      </div>
      <Button tone="primary" size="large" wide onClick={onKept}>
        {t('securityCentre.codesKept')}
      </Button>
    </div>
  );
}
