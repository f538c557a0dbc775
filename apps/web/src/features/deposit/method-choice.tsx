import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listDepositMethods } from '#libs/cashier/common/deposit.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { ChoiceList } from '../../ui/forms/choice-list';

export type Method = ValueOf<typeof listDepositMethods>[number];

interface MethodChoiceProps {
  methods: Method[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <ChoiceList
      label={t('deposit.method')}
      value={chosen}
      onChange={onChoose}
      options={methods.map(({ id }) => ({
        value: id,
        label: t('deposit.bank'),
        hint: t('deposit.bankNote'),
        icon: <Landmark size={24} />,
      }))}
    />
  );
}
