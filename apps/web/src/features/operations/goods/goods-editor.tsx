import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveGoods } from '#libs/operations/common/goods.calls';
import type { GoodsDetail, GoodsTerms } from '#libs/rewards/common/mall';
import { isSameDraft } from '#libs/site/common/saved-versions';
import { Form } from '../../../forms/form';
import { type Sending, useForm } from '../../../forms/use-form';
import { Stack } from '../../../ui/layout/stack';
import { useBrandLanguages } from '../content/use-brand-languages';
import { useHasPermission } from '../operator-store';
import { DraftConflict } from '../versions/draft-conflict';
import { GoodsFields } from './goods-fields';
import { type GoodsValues, termsOf, valueErrors } from './goods-values';

const FIELD_OF_CODE = { error_stock_below_orders: 'stock' };

interface GoodsEditorProps {
  /** Nothing while they are new. */
  goods?: GoodsDetail;
  saved: GoodsValues;
  sending: Sending;
  /** `version` is the one that the operator has read. */
  onSave: (terms: GoodsTerms, version: number) => void;
}

/** Goods in a form. What another operator saves meanwhile is said, and overwrites nothing that was typed. */
export function GoodsEditor({ goods, saved, sending, onSave }: GoodsEditorProps) {
  const { t } = useTranslation('operations');
  const languages = useBrandLanguages();
  const mayWrite = useHasPermission()(saveGoods.permission);
  const [read, setRead] = useState({ version: goods?.version ?? 0, values: saved });
  const form = useForm(read.values, {
    sending,
    names: languages.flatMap((each) => [`texts.${each}.name`, `texts.${each}.remark`]),
    check: valueErrors,
    fieldOfCode: FIELD_OF_CODE,
    submit: (values) => onSave(termsOf(values), read.version),
  });
  const newest = goods?.version ?? 0;
  const take = (values: GoodsValues) => {
    form.fill(values);
    setRead({ version: newest, values: saved });
    sending.clear();
  };
  const isUntouched = isSameDraft(form.fields, read.values);
  // What was saved from here, or by somebody else while nothing was typed here, is what stands.
  if (newest !== read.version && (isUntouched || isSameDraft(form.fields, saved))) take(saved);
  return (
    <Stack gap={4}>
      {goods && newest !== read.version && (
        <DraftConflict
          by={goods.changedBy}
          version={newest}
          theirs={saved}
          mine={form.fields}
          onTakeTheirs={() => take(saved)}
          onKeepMine={() => take(form.fields)}
        />
      )}
      <Form form={form} action={t('goods.save')} disabledReason={!mayWrite && t('content.mayNotWrite')}>
        <Stack as="fieldset" gap={5} {...{ disabled: !mayWrite }}>
          <GoodsFields form={form} goods={goods} />
        </Stack>
      </Form>
    </Stack>
  );
}
