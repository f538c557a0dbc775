import { useTranslation } from 'react-i18next';
import type { TicketStatus } from '#libs/lottery/common/tickets.calls';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<TicketStatus, StatusPillProps['tone']> = {
  accepted: 'progress',
  won: 'gain',
  lost: 'neutral',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export function TicketStatusPill({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket.status' });
  return <StatusPill tone={TONES[status]}>{t(status)}</StatusPill>;
}
