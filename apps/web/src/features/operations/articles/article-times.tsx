import { useTranslation } from 'react-i18next';
import type { useForm } from '../../../forms/use-form';
import { TextField } from '../../../ui/forms/text-field';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { useBrandTimeZone } from '../operator-store';
import type { ArticleFields } from './article-fields';

/** From when until when visitors see a visible article. */
export function ArticleTimes({ form }: { form: Pick<ReturnType<typeof useForm<ArticleFields>>, 'input'> }) {
  const { t } = useTranslation('operations');
  const zone = useBrandTimeZone();
  return (
    <>
      <Row gap={4}>
        <TextField {...form.input('fromAt')} type="datetime-local" label={t('content.fromAt')} />
        <TextField {...form.input('untilAt')} type="datetime-local" label={t('content.untilAt')} />
      </Row>
      <Text tone="muted" size="small">
        {t('articles.timeHint', { zone })}
      </Text>
    </>
  );
}
