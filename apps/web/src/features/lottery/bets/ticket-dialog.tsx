import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import type { TicketDetail } from '#libs/lottery/common/tickets.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { CopyId } from '../../../ui/data/copy-id';
import { Facts } from '../../../ui/data/facts';
import { Button } from '../../../ui/forms/button';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { Dialog } from '../../../ui/overlays/dialog';
import { Numbers } from '../draw/numbers';
import { shortNo } from '../draw/sale-draw';
import { ticketQuery } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import { verifyPath } from '../played-games';
import { CancelTicket } from './cancel-ticket';
import { TicketLines } from './ticket-lines';
import { TicketStatusPill } from './ticket-status';
import { useRepeat } from './use-repeat';

interface TicketDialogProps {
  game: LotteryGame;
  id: string;
  onClose: () => void;
  onRepeated: (mode: PrizeMode) => void;
}

/** A ticket: its lines with what they hit, what it won, and what may be done with it. */
export function TicketDialog({ game, id, onClose, onRepeated }: TicketDialogProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const query = useQuery(ticketQuery(id));
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <Loaded query={query}>
        {(ticket) => <TicketView game={game} ticket={ticket} onRepeated={onRepeated} />}
      </Loaded>
    </Dialog>
  );
}

interface TicketViewProps {
  game: LotteryGame;
  ticket: TicketDetail;
  onRepeated: (mode: PrizeMode) => void;
}

function TicketView({ game, ticket, onRepeated }: TicketViewProps) {
  const { t: lottery } = useTranslation('lottery');
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const tokenText = useTokenText();
  const navigate = useNavigate();
  const repeat = useRepeat(game, ticket, onRepeated);
  const { currency, drawNo, status, proof } = ticket;
  const money = (wire: string | null) => wire !== null && amount(wire, currency);
  return (
    <Stack gap={4}>
      <Row justify="apart">
        <Text strong>{t('draw', { no: tokenText(shortNo(drawNo)) })}</Text>
        <TicketStatusPill status={status} />
      </Row>
      {ticket.result && <Numbers family={game.family} result={ticket.result} whole />}
      {status === 'refunded' && <Text>{t('refundedText')}</Text>}
      <TicketLines game={game} ticket={ticket} />
      <Facts
        items={[
          game.prizeModes.length > 1 && {
            label: lottery('modes.label'),
            value: lottery(`modes.${ticket.prizeMode}`),
          },
          { label: t('no'), value: <CopyId value={ticket.ticketNo} /> },
          { label: t('placedAt'), value: dateTime(ticket.placedAt) },
          { label: t('drawAt'), value: dateTime(ticket.drawAt) },
          { label: t('amount'), value: amount(ticket.amount, currency) },
          status === 'accepted' && { label: t('largestWin'), value: amount(ticket.largestWin, currency) },
          ticket.win !== null && { label: t('win'), value: money(ticket.win) },
          ticket.rebate !== null && { label: t('rebate'), value: money(ticket.rebate) },
        ]}
      />
      <Row>
        <Button tone="primary" onClick={repeat}>
          {t('repeat')}
        </Button>
        {proof && <Button onClick={() => void navigate(verifyPath(game.code, drawNo))}>{t('verify')}</Button>}
        <CancelTicket ticket={ticket} />
      </Row>
    </Stack>
  );
}
