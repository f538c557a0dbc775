import { useRef, useState } from 'react';
import type { ContractOption } from '#libs/agency/common/contract.calls';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import type { RegistrationLink } from '#libs/agency/common/registration-link.calls';
import type { Currency } from '#libs/money/currency';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { type TermsLimits, termsFaults } from '../contract/terms-faults';
import { finished } from '../contract/terms-steps';
import { type LinkOptions, sendNewLink } from './registration-link.api';

/** What is typed of a new link, and making it. Terms are kept for each kind, whether it is ticked or not. */
export function useNewLink({ currency, options }: LinkOptions, onMade: (link: RegistrationLink) => void) {
  const [name, setName] = useState('');
  const [as, setAs] = useState<RegistrationLink['as']>('member');
  const [ticked, setTicked] = useState<readonly ContractKind[]>([]);
  const [typed, setTyped] = useState<Partial<Record<ContractKind, ContractTerms>>>({});
  const [strict, setStrict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const intent = useRef({ of: '', key: '' });
  const limitsOf = ({ caps, bound }: ContractOption): TermsLimits => ({
    caps,
    bound,
    currency: currency as Currency,
  });
  const termsOf = (option: ContractOption) => typed[option.kind] ?? option.suggested;
  const offered = as === 'agent' ? options.filter(({ kind }) => ticked.includes(kind)) : [];
  const faulty = offered.some(
    (option) => Object.keys(termsFaults(termsOf(option), limitsOf(option))).length > 0,
  );

  const submit = async () => {
    setStrict(true);
    if (faulty) return;
    setBusy(true);
    setRefusal(null);
    try {
      const link = { name, as, terms: offered.map((option) => finished(termsOf(option))) };
      const of = JSON.stringify(link);
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
      onMade(await sendNewLink(link, intent.current.key));
    } catch (error) {
      setRefusal(refusalOf(error));
      setBusy(false);
    }
  };
  const change =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setRefusal(null);
      set(value);
    };
  return {
    name,
    as,
    ticked,
    strict,
    faulty,
    busy,
    refusal,
    limitsOf,
    termsOf,
    submit,
    setName: change(setName),
    setAs: change(setAs),
    tick: (kind: ContractKind, on: boolean) =>
      change(setTicked)(on ? [...ticked, kind] : ticked.filter((each) => each !== kind)),
    setTerms: (terms: ContractTerms) => change(setTyped)({ ...typed, [terms.kind]: terms }),
  };
}

export type NewLink = ReturnType<typeof useNewLink>;
