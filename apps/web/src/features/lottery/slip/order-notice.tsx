import { useTranslation } from 'react-i18next';
import { isCurrency } from '#libs/money/currency';
import { useErrorText } from '../../../data/calls/use-error-text';
import { useMemberInfo } from '../../../data/session/member-info';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { shortNo } from '../draw/sale-draw';
import { useTokenText } from '../picking/use-token-text';
import { changedOdds } from './changed-odds';
import type { Order } from './use-order';

interface OrderNoticeProps {
  order: Order;
  onAcceptOdds: () => void;
}

/** What became of the last order: unclear, refused and why, or bought. */
export function OrderNotice({ order, onAcceptOdds }: OrderNoticeProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'order' });
  const errorText = useErrorText();
  if (order.isUnclear)
    return (
      <Callout title={t('unclearTitle')} role="alert">
        <Text>{t('unclearText')}</Text>
        <Row>
          <Button onClick={order.askAgain}>{t('askAgain')}</Button>
        </Row>
      </Callout>
    );
  if (order.refusal) {
    const changed = changedOdds(order.refusal, order.order);
    return (
      <Callout title={t('refusedTitle')} role="alert">
        <Text>{errorText.ofRefusal(order.refusal)}</Text>
        {changed && <Text strong>{t('oddsWere', { old: changed.old, now: changed.now })}</Text>}
        {changed && (
          <Row>
            <Button onClick={onAcceptOdds}>{t('acceptOdds')}</Button>
          </Row>
        )}
      </Callout>
    );
  }
  if (order.ticket) return <Bought order={order} ticket={order.ticket} />;
  return null;
}

function Bought({ ticket }: { order: Order; ticket: NonNullable<Order['ticket']> }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'order' });
  const { amount } = useAmountText();
  const tokenText = useTokenText();
  const { data: info } = useMemberInfo();
  const currency = info?.currency ?? '';
  const text = (wire: string) => (isCurrency(currency) ? amount(wire, currency) : wire);
  return (
    <Callout title={t('boughtTitle', { no: tokenText(shortNo(ticket.drawNo)) })} role="status">
      <Text>
        {t('bought', { ticket: ticket.ticketNo, amount: text(ticket.amount), win: text(ticket.largestWin) })}
      </Text>
    </Callout>
  );
}
