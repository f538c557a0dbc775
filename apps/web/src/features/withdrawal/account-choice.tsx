import { CirclePlus, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/forms/button';
import { ChoiceList } from '../../ui/forms/choice-list';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { BankAccountDialog } from '../security/shared/bank-account-dialog';
import type { WithdrawalOptions } from './shared/withdrawal-options';

interface AccountChoiceProps {
  options: Pick<WithdrawalOptions, 'accounts' | 'realName'>;
  chosen: string;
  onChoose: (id: string) => void;
  error: string | undefined;
}

/** To which of the member's bank accounts the money goes; another one may be added here. */
export function AccountChoice({ options, chosen, onChoose, error }: AccountChoiceProps) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap={2}>
      <ChoiceList
        label={t('withdrawal.account')}
        value={chosen}
        onChange={onChoose}
        error={error}
        options={options.accounts.map((account) => ({
          value: account.id,
          label: t('withdrawal.accountName', account),
          hint: account.holder,
          icon: <Landmark size={20} />,
        }))}
      />
      <Row>
        <Button icon={<CirclePlus size={18} />} onClick={() => setAdding(true)}>
          {t('withdrawal.addAccount')}
        </Button>
      </Row>
      <BankAccountDialog
        open={adding}
        realName={options.realName}
        onClose={() => setAdding(false)}
        onAdded={({ id }) => onChoose(id)}
      />
    </Stack>
  );
}
