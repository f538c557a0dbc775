import { useTranslation } from 'react-i18next';
import type { GoodsTerms } from '#libs/rewards/common/mall';
import type { LanguageCode } from '#libs/site/common/locales';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import type { GoodsFormState } from './goods-form-state';

type GoodsText = NonNullable<GoodsTerms['texts'][LanguageCode]>;

/** Name and remark in one language. */
export function GoodsTexts({ language, form }: { language: LanguageCode; form: GoodsFormState }) {
  const { t } = useTranslation('operations');
  const errors: Partial<Record<string, string>> = form.errors;
  const text = form.fields.texts[language] ?? { name: '', remark: '' };
  const change = (changed: Partial<GoodsText>) =>
    form.set({ texts: { ...form.fields.texts, [language]: { ...text, ...changed } } });
  return (
    <>
      <TextField
        name={`texts.${language}.name`}
        label={t('goods.nameIn', { language })}
        maxLength={60}
        value={text.name}
        error={errors[`texts.${language}.name`]}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        name={`texts.${language}.remark`}
        label={t('goods.remarkIn', { language })}
        hint={t('goods.remarkHint')}
        rows={2}
        maxLength={300}
        value={text.remark}
        error={errors[`texts.${language}.remark`]}
        onChange={(event) => change({ remark: event.target.value })}
      />
    </>
  );
}
