import { CirclePlus, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { ChoiceList } from '../../ui/choice-list';
import { BankAccountDialog } from '../security/bank-account-dialog';
import type { WithdrawalOptions } from '../security/security.api';
import styles from './withdrawal-page.module.css';
import { accountWords } from './withdrawal-words';

interface AccountChoiceProps {
  options: Pick<WithdrawalOptions, 'accounts' | 'realName'>;
  chosen: string;
  onChoose: (id: string) => void;
  error: string | undefined;
}

/** To which of the member's accounts it goes; another one may be added here. */
export function AccountChoice({ options, chosen, onChoose, error }: AccountChoiceProps) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <div className={styles.accounts}>
      <h2>{t('withdrawal.account')}</h2>
      <ChoiceList
        label={t('withdrawal.account')}
        value={chosen}
        onChange={onChoose}
        options={options.accounts.map((account) => ({
          value: account.id,
          label: t('withdrawal.accountName', accountWords(account)),
          hint: account.holder,
          icon: <Landmark size={20} />,
        }))}
      />
      <div role="alert" className={styles.accountError}>
        {error}
      </div>
      <Button icon={<CirclePlus size={18} />} onClick={() => setAdding(true)}>
        {t('withdrawal.addAccount')}
      </Button>
      <BankAccountDialog
        open={adding}
        realName={options.realName}
        onClose={() => setAdding(false)}
        onAdded={({ id }) => onChoose(id)}
      />
    </div>
  );
}
