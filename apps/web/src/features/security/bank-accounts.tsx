import { CirclePlus, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import { Button } from '../../ui/button';
import { BankAccountDialog } from './bank-account-dialog';
import { RemoveAccountDialog } from './remove-account-dialog';
import type { WithdrawalOptions } from './security.api';
import styles from './security-page.module.css';

/** The accounts that withdrawals may go to. */
export function BankAccounts({ options }: { options: WithdrawalOptions }) {
  const { t } = useTranslation();
  const { accounts, realName, hasPaymentPassword } = options;
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BankAccount | null>(null);
  const [told, setTold] = useState<'added' | 'removed' | null>(null);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('security.accounts')}</h2>
      </div>
      <p className={styles.muted}>{t('security.accountsText')}</p>
      {accounts.length === 0 && <p>{t('security.noAccounts')}</p>}
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => setLeaving(account)} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.saved}>
        {told && t(`security.${told}`)}
      </p>
      {hasPaymentPassword ? (
        <Button icon={<CirclePlus size={18} />} onClick={() => setAdding(true)}>
          {t('security.add')}
        </Button>
      ) : (
        <p className={styles.muted}>{t('security.passwordFirst')}</p>
      )}
      <BankAccountDialog
        open={adding}
        realName={realName}
        onClose={() => setAdding(false)}
        onAdded={() => setTold('added')}
      />
      <RemoveAccountDialog
        account={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => setTold('removed')}
      />
    </section>
  );
}

function AccountRow({ account, onRemove }: { account: BankAccount; onRemove: () => void }) {
  const { t } = useTranslation();
  const { bank, holder, lastDigits } = account;
  const name = t('withdrawal.accountName', { bank, digits: lastDigits });
  return (
    <li>
      <Landmark size={20} />
      <span className={styles.account}>
        <strong>{name}</strong>
        <small>{holder}</small>
      </span>
      <Button size="small" aria-label={t('security.removeOf', { account: name })} onClick={onRemove}>
        {t('security.remove')}
      </Button>
    </li>
  );
}
