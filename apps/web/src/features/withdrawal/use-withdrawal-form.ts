import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BankAccount } from '#libs/cashier/common/withdrawal.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { orderWithdrawal } from './withdrawal.api';

/** What the person has chosen, and the order. What was typed stays whatever happens to the line. */
export function useWithdrawalForm(accounts: BankAccount[]) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState('');
  const [amount, setAmount] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const intent = useRef({ of: '', key: '' });
  const account = accounts.some(({ id }) => id === picked) ? picked : (accounts[0]?.id ?? '');

  const submit = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const key = keyOf(intent.current, `${account} ${amount} ${paymentPassword}`);
      const order = await orderWithdrawal({ bankAccountId: account, amount, paymentPassword }, key);
      intent.current = { of: '', key: '' };
      void navigate(`/member/withdrawals/${order.id}`);
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  const change = (set: (value: string) => void) => (value: string) => {
    setRefusal(null);
    set(value);
  };
  return {
    account,
    amount,
    paymentPassword,
    busy,
    refusal,
    submit,
    setAccount: change(setPicked),
    setAmount: change(setAmount),
    setPaymentPassword: change(setPaymentPassword),
  };
}

/** The same choice again, after a lost answer, is the same intent. */
function keyOf(intent: { of: string; key: string }, choice: string): string {
  if (intent.of !== choice) Object.assign(intent, { of: choice, key: crypto.randomUUID() });
  return intent.key;
}
