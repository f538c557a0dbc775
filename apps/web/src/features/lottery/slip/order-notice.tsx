import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import { useErrorText } from '../../../data/calls/use-error-text';
import { useMoneyRefusal } from '../../../data/calls/use-money-refusal';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Button } from '../../../ui/forms/button';
import { Callout } from '../../../ui/layout/callout';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Text } from '../../../ui/layout/text';
import { shortNo } from '../draw/sale-draw';
import { useTokenText } from '../picking/use-token-text';
import { changedOdds } from './changed-odds';
import type { BoughtTicket } from './order.machine';
import type { Order } from './use-order';

interface OrderNoticeProps {
  order: Order;
  currency: Currency;
  onAcceptOdds: () => void;
}

/** What became of the last order: unclear, refused and why, or bought. */
export function OrderNotice({ order, currency, onAcceptOdds }: OrderNoticeProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'order' });
  const errorText = useErrorText();
  const tokenText = useTokenText();
  const refusal = useMoneyRefusal(order.refusal, currency);
  if (order.isUnclear)
    return (
      <Callout title={t('unclearTitle')} role="alert">
        <Text>{t('unclearText')}</Text>
        <Row>
          <Button onClick={order.askAgain}>{t('askAgain')}</Button>
        </Row>
      </Callout>
    );
  if (refusal) {
    const changed = changedOdds(refusal, order.order);
    return (
      <Callout title={t('refusedTitle')} role="alert">
        <Text>{errorText.ofRefusal(refusal)}</Text>
        {changed && (
          <Text strong>{t('oddsWere', { old: tokenText(changed.old), now: tokenText(changed.now) })}</Text>
        )}
        {changed && (
          <Row>
            <Button onClick={onAcceptOdds}>{t('acceptOdds')}</Button>
          </Row>
        )}
      </Callout>
    );
  }
  if (order.ticket) return <Bought ticket={order.ticket} currency={currency} />;
  return null;
}

function Bought({ ticket, currency }: { ticket: BoughtTicket; currency: Currency }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'order' });
  const { amount } = useAmountText();
  const tokenText = useTokenText();
  return (
    <Card role="status">
      <Text strong tone="gain">
        {t('boughtTitle', { no: tokenText(shortNo(ticket.drawNo)) })}
      </Text>
      <Text>
        {t('bought', {
          ticket: ticket.ticketNo,
          amount: amount(ticket.amount, currency),
          win: amount(ticket.largestWin, currency),
        })}
      </Text>
    </Card>
  );
}
