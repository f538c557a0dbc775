import { useTranslation } from 'react-i18next';
import type { Delivery } from '#libs/rewards/common/mall';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';

/** Who receives goods, as fields of a form. */
export interface ReceiverValues {
  'address.name': string;
  'address.mobile': string;
  'address.address': string;
}

/** The receiver of the last order stands in a new one. */
export const receiverValues = (last: Delivery | null): ReceiverValues => ({
  'address.name': last?.name ?? '',
  'address.mobile': last?.mobile ?? '',
  'address.address': last?.address ?? '',
});

/** As calls take it. */
export const receiverFrom = (values: ReceiverValues): Delivery => ({
  name: values['address.name'],
  mobile: values['address.mobile'],
  address: values['address.address'],
});

interface ReceiverFieldsProps {
  input: (name: keyof ReceiverValues) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/** Where goods are sent. */
export function ReceiverFields({ input }: ReceiverFieldsProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  return (
    <>
      <TextField {...input('address.name')} label={t('receiver')} autoComplete="name" required />
      <TextField
        {...input('address.mobile')}
        label={t('mobile')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        required
      />
      <TextArea
        {...input('address.address')}
        label={t('address')}
        hint={t('addressHint')}
        rows={3}
        autoComplete="street-address"
        required
      />
    </>
  );
}
