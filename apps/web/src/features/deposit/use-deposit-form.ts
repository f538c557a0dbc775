import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { orderDeposit } from './deposit.api';

/** What the person has chosen, and the order. What was typed stays whatever happens to the line. */
export function useDepositForm(firstMethod: string) {
  const navigate = useNavigate();
  const [method, setMethod] = useState(firstMethod);
  const [amount, setAmount] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const intent = useRef({ of: '', key: '' });

  const submit = async () => {
    const bank = window.open('', '_blank');
    setBusy(true);
    setRefusal(null);
    try {
      const order = await orderDeposit(method, amount, keyOf(intent.current, `${method} ${amount}`));
      intent.current = { of: '', key: '' };
      bank?.location.replace(order.payUrl);
      void navigate(`/member/deposits/${order.id}`);
    } catch (error) {
      bank?.close();
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  const change = (set: (value: string) => void) => (value: string) => {
    setRefusal(null);
    set(value);
  };
  return {
    method,
    amount,
    busy,
    refusal,
    submit,
    setMethod: change(setMethod),
    setAmount: change(setAmount),
  };
}

/** The same choice again, after a lost answer, is the same intent. */
function keyOf(intent: { of: string; key: string }, choice: string): string {
  if (intent.of !== choice) Object.assign(intent, { of: choice, key: crypto.randomUUID() });
  return intent.key;
}
