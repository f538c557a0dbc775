import { useTranslation } from 'react-i18next';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { useMemberInfo } from '../../../data/session/member-info';
import { useAmountText } from '../../../i18n/use-amount-text';
import { EmptyState } from '../../../ui/art/empty-state';
import { Facts } from '../../../ui/data/facts';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Dialog } from '../../../ui/overlays/dialog';
import { balanceAfter } from './balance-after';
import { DrawChanged } from './draw-changed';
import { OrderNotice } from './order-notice';
import { SlipLineRow } from './slip-line-row';
import type { SlipView } from './use-slip-view';

interface SlipSheetProps {
  view: SlipView;
  currency: Currency;
  onClose: () => void;
  onEdit: (id: string) => void;
  onChase: () => void;
}

/** The lines of a ticket to be, what they come to, and what became of the order. */
export function SlipSheet({ view, currency, onClose, onEdit, onChase }: SlipSheetProps) {
  const { t } = useTranslation('lottery');
  const { order, lines, isChanged } = view;
  const isEmpty = lines.length === 0;
  return (
    <Dialog
      open
      title={t('slip.title')}
      onClose={onClose}
      footer={
        !isEmpty && (
          <Row justify="end">
            <Button onClick={onChase} disabledReason={order.isBusy && t('slip.waits')}>
              {t('slip.chase')}
            </Button>
            <Button
              tone="primary"
              loading={order.isBusy && !order.isUnclear}
              disabledReason={(order.isUnclear && t('slip.waits')) || (isChanged && t('slip.decideFirst'))}
              onClick={view.bet}
            >
              {t('slip.bet')}
            </Button>
          </Row>
        )
      }
    >
      <Stack gap={4}>
        <OrderNotice order={order} currency={currency} onAcceptOdds={view.acceptOdds} />
        {isChanged && <DrawChanged view={view} />}
        {isEmpty && !order.ticket && (
          <EmptyState heading="h3" title={t('slip.emptyTitle')} text={t('slip.emptyText')} />
        )}
        {!isEmpty && (
          <>
            <ul aria-label={t('slip.lines')}>
              {lines.map((line) => (
                <SlipLineRow
                  key={line.id}
                  line={line}
                  currency={currency}
                  locked={order.isBusy}
                  onEdit={() => onEdit(line.id)}
                  onDouble={() => view.double(line.id)}
                  onRemove={() => view.remove(line.id)}
                />
              ))}
            </ul>
            <SlipSums view={view} currency={currency} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function SlipSums({ view: { totals }, currency }: { view: SlipView; currency: Currency }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'slip' });
  const { amount, count } = useAmountText();
  const { data: info } = useMemberInfo();
  const text = (minor: bigint) => amount(toWire(minor, currency), currency);
  const after = info && balanceAfter(info, totals.amount, currency);
  return (
    <Facts
      items={[
        { label: t('bets'), value: count(totals.bets) },
        { label: t('total'), value: text(totals.amount) },
        { label: t('largestWin'), value: text(totals.largestWin) },
        totals.rebate > 0n && { label: t('rebate'), value: text(totals.rebate) },
        after != null && { label: t('after'), value: after === 'short' ? t('short') : text(after) },
      ]}
    />
  );
}
