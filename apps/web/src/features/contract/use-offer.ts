import { useNavigate } from 'react-router-dom';
import { type getContractOptions, offerContract } from '#libs/agency/common/contract.calls';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import type { ValueOf } from '#libs/platform/common/call';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { agentPath } from '../../routes/paths';
import { type TermsLimits, termsErrors } from './shared/terms-errors';
import { asTyped, finished } from './shared/terms-steps';

export type OfferChoices = ValueOf<typeof getContractOptions>;

interface Fields {
  kind: ContractKind | undefined;
  typed: Partial<Record<ContractKind, ContractTerms>>;
}

/** The form of an offer. The terms typed for each kind stay when another kind is chosen. */
export function useOffer({ downline, currency, options }: OfferChoices, first?: ContractKind) {
  const navigate = useNavigate();
  const command = useCommand(offerContract, {
    onDone: ({ id }) => navigate(agentPath('contracts', `/${id}`)),
  });
  /** `valid` is what the call takes; `null` while the terms have errors. */
  const read = ({ kind, typed }: Fields) => {
    const option = options.find((each) => each.kind === kind) ?? options[0];
    if (!option) throw new Error('there is nothing to offer');
    const terms = typed[option.kind] ?? asTyped(option.suggested);
    const limits: TermsLimits = { caps: option.caps, bound: option.bound, currency };
    const isValid = Object.keys(termsErrors(terms, limits)).length === 0;
    return { option, terms, limits, valid: isValid ? finished(terms) : null };
  };
  const begin: Fields = { kind: first, typed: {} };
  const form = useForm(begin, {
    sending: command,
    check: (fields) => (read(fields).valid ? [] : [{ field: 'terms', code: 'field_invalid' }]),
    submit: (fields) => {
      const { valid } = read(fields);
      return valid && command.run({ downlineId: downline.id, terms: valid });
    },
    names: ['terms'],
  });
  return {
    ...read(form.fields),
    form,
    chooseKind: (kind: ContractKind) => form.set({ kind }),
    changeTerms: (terms: ContractTerms) => form.set({ typed: { ...form.fields.typed, [terms.kind]: terms } }),
  };
}
