import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lists/loaded';
import { Dialog } from '../../../ui/overlays/dialog';
import { depositQuery } from '../deposit.api';
import { DepositDetailView } from '../deposit-detail-view';
import { DepositOrder } from '../deposit-order';

interface DepositSheetProps {
  onClose: () => void;
  closeLabel: string;
}

/** A deposit over the page on show, which stays as it is: the order, and then what becomes of it. */
export default function DepositSheet({ onClose, closeLabel }: DepositSheetProps) {
  const { t } = useTranslation();
  const [id, setId] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} closeLabel={closeLabel} title={t('deposit.title')} placement="side">
      {id === null ? <DepositOrder onOrdered={setId} /> : <Ordered id={id} onAgain={() => setId(null)} />}
    </Dialog>
  );
}

function Ordered({ id, onAgain }: { id: string; onAgain: () => void }) {
  return (
    <Loaded query={useQuery(depositQuery(id))}>
      {(deposit) => <DepositDetailView deposit={deposit} onAgain={onAgain} />}
    </Loaded>
  );
}
