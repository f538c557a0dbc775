import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { getContractOptions } from '#libs/agency/common/contract.calls';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import type { Currency } from '#libs/money/currency';
import type { ValueOf } from '#libs/platform/common/call';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { sendOffer } from './contract.api';
import { type TermsLimits, termsFaults } from './terms-faults';
import { asTyped, finished } from './terms-steps';

export type OfferChoices = ValueOf<typeof getContractOptions>;

/** What is typed for each kind, and the offer. What was typed stays whatever happens to the line. */
export function useOffer({ downline, currency, options }: OfferChoices, first?: ContractKind) {
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const [typed, setTyped] = useState<Partial<Record<ContractKind, ContractTerms>>>({});
  const [strict, setStrict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const intent = useRef({ of: '', key: '' });
  const option = options.find((each) => each.kind === kind) ?? options[0];
  if (!option) throw new Error('there is nothing to offer');
  const terms = typed[option.kind] ?? asTyped(option.suggested);
  const limits: TermsLimits = { caps: option.caps, bound: option.bound, currency: currency as Currency };
  const whole = Object.keys(termsFaults(terms, limits)).length === 0 ? finished(terms) : null;

  const submit = async () => {
    setStrict(true);
    if (!whole) return;
    setBusy(true);
    setRefusal(null);
    try {
      const key = keyOf(intent.current, JSON.stringify([downline.id, whole]));
      const { id } = await sendOffer(downline.id, whole, key);
      void navigate(`/agentHome/contracts/${id}`);
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  return {
    option,
    terms,
    limits,
    /** What the wire would get; `null` while something is wrong with it. */
    whole,
    strict,
    busy,
    refusal,
    submit,
    chooseKind: (next: ContractKind) => {
      setRefusal(null);
      setStrict(false);
      setKind(next);
    },
    changeTerms: (next: ContractTerms) => {
      setRefusal(null);
      setTyped({ ...typed, [option.kind]: next });
    },
  };
}

/** The same offer again, after a lost answer, is the same intent. */
function keyOf(intent: { of: string; key: string }, offer: string): string {
  if (intent.of !== offer) Object.assign(intent, { of: offer, key: crypto.randomUUID() });
  return intent.key;
}
