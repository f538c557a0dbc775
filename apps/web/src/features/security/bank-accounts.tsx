import { CirclePlus, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '#libs/cashier/common/bank-account.calls';
import { ListRow } from '../../ui/data/list-row';
import { StatusLine } from '../../ui/feedback/status-line';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import type { WithdrawalOptions } from '../withdrawal/shared/withdrawal-options';
import { RemoveAccountDialog } from './remove-account-dialog';
import { BankAccountDialog } from './shared/bank-account-dialog';

/** The accounts that withdrawals may go to. */
export function BankAccounts({ options }: { options: WithdrawalOptions }) {
  const { t } = useTranslation();
  const { accounts, realName, hasPaymentPassword } = options;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<BankAccount | null>(null);
  const [done, setDone] = useState<'added' | 'removed' | null>(null);
  return (
    <Section ruled title={t('security.accounts')} text={t('security.accountsText')}>
      {accounts.length === 0 && <p>{t('security.noAccounts')}</p>}
      {accounts.length > 0 && (
        <ul>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => setRemoving(account)} />
          ))}
        </ul>
      )}
      <StatusLine tone="gain">{done && t(`security.${done}`)}</StatusLine>
      {hasPaymentPassword ? (
        <Button icon={<CirclePlus size={18} />} onClick={() => setAdding(true)}>
          {t('security.add')}
        </Button>
      ) : (
        <p>{t('security.passwordFirst')}</p>
      )}
      <BankAccountDialog
        open={adding}
        realName={realName}
        onClose={() => setAdding(false)}
        onAdded={() => setDone('added')}
      />
      {removing && (
        <RemoveAccountDialog
          account={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => setDone('removed')}
        />
      )}
    </Section>
  );
}

function AccountRow({ account, onRemove }: { account: BankAccount; onRemove: () => void }) {
  const { t } = useTranslation();
  const { bank, holder, lastDigits } = account;
  const name = t('withdrawal.accountName', { bank, lastDigits });
  return (
    <ListRow
      icon={<Landmark size={20} />}
      title={name}
      text={holder}
      action={
        <Button size="small" aria-label={t('security.removeOf', { account: name })} onClick={onRemove}>
          {t('security.remove')}
        </Button>
      }
    />
  );
}
