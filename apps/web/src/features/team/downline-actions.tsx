import { EllipsisVertical, FileSignature, Network, ReceiptText, ScrollText, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Downline } from '#libs/agency/common/team.calls';
import { isAgent } from '#libs/members/common/member-types';

import { agentPath } from '../../routes/paths';
import { IconButton } from '../../ui/forms/icon-button';
import { Menu, type MenuItem } from '../../ui/overlays/menu';

interface DownlineActionsProps {
  downline: Downline;
  direct: boolean;
}

/** What may be done with one account below. */
export function DownlineActions({ downline, direct }: DownlineActionsProps) {
  const { t } = useTranslation('agency');
  const { id, account, type } = downline;
  const named = encodeURIComponent(account);
  const items: MenuItem[] = [
    {
      id: 'downlines',
      label: t('team.seeDownlines'),
      icon: <Network size={18} />,
      link: <Link to={agentPath('downlineManagmentView', `?of=${id}`)} />,
    },
    {
      id: 'bets',
      label: t('team.seeBets'),
      icon: <ReceiptText size={18} />,
      link: <Link to={agentPath('personalHistoryCopy', `?account=${named}`)} />,
    },
    {
      id: 'transactions',
      label: t('team.seeTransactions'),
      icon: <ScrollText size={18} />,
      link: <Link to={agentPath('agentDownlineTransactionDetailsCopy', `?account=${named}`)} />,
    },
  ];
  if (direct && isAgent(type))
    items.push({
      id: 'offer',
      label: t('team.offer'),
      icon: <FileSignature size={18} />,
      link: <Link to={agentPath('contracts', `?downline=${id}`)} />,
    });
  if (direct)
    items.push({
      id: 'transfer',
      label: t('team.transfer'),
      icon: <Send size={18} />,
      link: <Link to={agentPath('transfer', `?to=${named}`)} />,
    });
  return (
    <Menu
      trigger={<IconButton label={t('team.actionsFor', { account })} icon={<EllipsisVertical size={20} />} />}
      items={items}
    />
  );
}
