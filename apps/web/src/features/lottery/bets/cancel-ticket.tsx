import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelTicket, type TicketDetail } from '#libs/lottery/common/tickets.calls';
import { queryClient } from '../../../data/cache/query-client';
import { serverNow } from '../../../data/calls/server-time';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { Countdown } from '../../../ui/data/countdown';
import { Button } from '../../../ui/forms/button';
import { useCountdownText } from '../draw/use-countdown-text';
import { KEYS } from '../lottery.api';

const renew = () => {
  for (const key of [KEYS.tickets, KEYS.ticket, KEYS.chases])
    void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Takes a ticket back while that is allowed, with the time that is left. */
export function CancelTicket({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const { ticketId, cancelUntil } = ticket;
  const [isOver, setOver] = useState(cancelUntil === null || Date.parse(cancelUntil) <= serverNow());
  const countdownText = useCountdownText();
  const command = useCommand(cancelTicket, { onAnswer: renew });
  if (ticket.status !== 'accepted' || cancelUntil === null || isOver)
    return <FormRefusal refusal={command.refusal} />;
  return (
    <>
      <Button tone="danger" loading={command.busy} onClick={() => void command.run({ id: ticketId })}>
        {t('cancel')}{' '}
        <Countdown
          deadlineMs={Date.parse(cancelUntil)}
          nowMs={serverNow}
          label={t('cancelLeft')}
          format={countdownText}
          onEnd={() => setOver(true)}
        />
      </Button>
      <FormRefusal refusal={command.refusal} />
    </>
  );
}
