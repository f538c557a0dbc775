import { useRef, useState } from 'react';
import type { Transfer } from '#libs/cashier/common/transfer.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { sendTransfer } from './transfer.api';

const EMPTY = { amount: '', reason: '', paymentPassword: '' };

/** What is typed, and sending it. After a refusal it stays; after it went, the next one begins anew. */
export function useTransferForm(first: 'down' | 'up', to: string) {
  const [direction, setDirection] = useState(first);
  const [fields, setFields] = useState({ account: to, ...EMPTY });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const [sent, setSent] = useState<Transfer | null>(null);
  const intent = useRef({ of: '', key: '' });

  const submit = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { account, ...order } = fields;
      const wanted = { ...order, account: direction === 'down' ? account : null };
      const of = JSON.stringify(wanted);
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
      setSent(await sendTransfer(wanted, intent.current.key));
      intent.current = { of: '', key: '' };
      setFields({ account, ...EMPTY });
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    direction,
    fields,
    busy,
    refusal,
    sent,
    submit,
    setDirection: (next: 'down' | 'up') => {
      setRefusal(null);
      setDirection(next);
    },
    set: (name: keyof typeof fields, value: string) => {
      setRefusal(null);
      setSent(null);
      setFields((held) => ({ ...held, [name]: value }));
    },
  };
}
