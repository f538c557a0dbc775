import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/forms/switch';
import { Dialog } from '../../ui/overlays/dialog';
import styles from './shortcuts-dialog.module.css';
import { useShortcutsSwitch } from './use-shortcuts';

const LABELS = {
  j: 'next',
  k: 'previous',
  Enter: 'enter',
  '/': 'search',
  e: 'export',
  c: 'claim',
  a: 'approve',
  r: 'reject',
  d: 'distribute',
  m: 'match',
  b: 'giveBack',
  '?': 'help',
} as const;
const isKnown = (key: string): key is keyof typeof LABELS => key in LABELS;
const SHOWN: Record<string, string> = { j: 'J ↓', k: 'K ↑' };

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  /** The keys that this page has. */
  keys: string[];
}

export function ShortcutsDialog({ open, onClose, keys }: ShortcutsDialogProps) {
  const { t } = useTranslation('operations');
  const choice = useShortcutsSwitch();
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')}>
      <dl className={styles.keys}>
        {[...keys, '?'].filter(isKnown).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
            </dt>
            <dd>{t(`keys.${LABELS[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys.active')} checked={choice.active} onCheckedChange={choice.choose} />
    </Dialog>
  );
}
