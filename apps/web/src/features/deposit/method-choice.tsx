import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listDepositMethods } from '#libs/cashier/common/deposit.calls';
import type { ValueOf } from '#libs/platform/common/call';
import styles from './deposit-page.module.css';

export type Method = ValueOf<typeof listDepositMethods>[number];

interface MethodChoiceProps {
  methods: Method[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('deposit.method')}</legend>
      {methods.map(({ id }) => (
        <label key={id} className={styles.method}>
          <input type="radio" name="method" checked={id === chosen} onChange={() => onChoose(id)} />
          <Landmark size={24} />
          <span>
            <strong>{t('deposit.bank')}</strong>
            <small>{t('deposit.bankNote')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
