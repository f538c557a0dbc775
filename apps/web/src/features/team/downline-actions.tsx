import { EllipsisVertical, FileSignature, Network, ReceiptText, ScrollText, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Downline } from '#libs/agency/common/team.calls';
import { isAgent } from '#libs/identity/common/member-types';
import { IconButton } from '../../ui/icon-button';
import { Menu, type MenuItem } from '../../ui/menu';

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
      link: <Link to={`/agentHome/downlineManagmentView?of=${id}`} />,
    },
    {
      id: 'bets',
      label: t('team.seeBets'),
      icon: <ReceiptText size={18} />,
      link: <Link to={`/agentHome/personalHistoryCopy?account=${named}`} />,
    },
    {
      id: 'transactions',
      label: t('team.seeTransactions'),
      icon: <ScrollText size={18} />,
      link: <Link to={`/agentHome/agentDownlineTransactionDetailsCopy?account=${named}`} />,
    },
  ];
  if (direct && isAgent(type))
    items.push({
      id: 'offer',
      label: t('team.offer'),
      icon: <FileSignature size={18} />,
      link: <Link to={`/agentHome/contracts?downline=${id}`} />,
    });
  if (direct)
    items.push({
      id: 'transfer',
      label: t('team.transfer'),
      icon: <Send size={18} />,
      link: <Link to={`/agentHome/transfer?to=${named}`} />,
    });
  return (
    <Menu
      trigger={<IconButton label={t('team.actionsFor', { account })} icon={<EllipsisVertical size={20} />} />}
      items={items}
    />
  );
}
