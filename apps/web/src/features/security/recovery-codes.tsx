import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyId } from '../../ui/data/copy-id';
import { Button } from '../../ui/forms/button';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import styles from './security.module.css';

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
  const lead = useRef<HTMLParagraphElement>(null);
  // Not on a button: the key that sent the code may still be down.
  useArrivalFocus(() => lead.current);
  return (
    <Stack>
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
      <Row>
        <CopyId value={codes.join('\n')} display={t('securityCentre.allCodes')} />
        <Button icon={<Download size={18} />} onClick={() => download(codes, 'recovery-codes.txt')}>
          {t('securityCentre.download')}
        </Button>
      </Row>
      <Button tone="primary" size="large" wide onClick={onKept}>
        {t('securityCentre.codesKept')}
      </Button>
    </Stack>
  );
}
