import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import styles from './keys-dialog.module.css';
import { useKeysChoice } from './use-desk-keys';

const WORDS = {
  j: 'next',
  k: 'previous',
  Enter: 'enter',
  c: 'claim',
  a: 'approve',
  r: 'reject',
  d: 'distribute',
  m: 'match',
  b: 'giveBack',
  '?': 'help',
} as const;
const isKnown = (key: string): key is keyof typeof WORDS => key in WORDS;
const SHOWN: Record<string, string> = { j: 'J ↓', k: 'K ↑' };

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** The keys that this page has. */
  keys: string[];
}

export function KeysDialog({ open, onClose, keys }: KeysDialogProps) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const choice = useKeysChoice();
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={site('common.close')}>
      <dl className={styles.keys}>
        {[...keys, '?'].filter(isKnown).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
            </dt>
            <dd>{t(`keys.${WORDS[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys.active')} checked={choice.active} onCheckedChange={choice.choose} />
    </Dialog>
  );
}
