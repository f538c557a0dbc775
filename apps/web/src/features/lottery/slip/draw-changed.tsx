import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Row } from '../../../ui/layout/row';
import { shortNo } from '../draw/sale-draw';
import { useTokenText } from '../picking/use-token-text';
import type { SlipView } from './use-slip-view';

/** The draw of the lines takes no more bets: whether they go into the next one is the member's choice. */
export function DrawChanged({ view }: { view: SlipView }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'changed' });
  const tokenText = useTokenText();
  const no = (drawNo: string) => tokenText(shortNo(drawNo));
  return (
    <Callout title={t('title', { no: no(view.slip.drawNo ?? '') })} role="status">
      <Row>
        <Button onClick={view.keep}>{t('keep', { no: no(view.sale.drawNo) })}</Button>
        <Button tone="link" onClick={view.empty}>
          {t('empty')}
        </Button>
      </Row>
    </Callout>
  );
}
