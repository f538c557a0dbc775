import { useTranslation } from 'react-i18next';
import { TextArea, type TextAreaProps } from '../../ui/forms/text-area';

const MAX_LENGTH = 200;

/** Why, for the record and, where the page says so, for the member. */
export function ReasonField({ error, ...input }: Omit<TextAreaProps, 'label'>) {
  const { t } = useTranslation('operations');
  return (
    <TextArea
      {...input}
      label={t('reason')}
      required
      maxLength={MAX_LENGTH}
      error={error && t('reasonShort')}
    />
  );
}
