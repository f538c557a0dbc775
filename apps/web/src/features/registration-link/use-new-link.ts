import type { ContractOption } from '#libs/agency/common/contract.calls';
import type { ContractKind } from '#libs/agency/common/contract-kinds';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { createRegistrationLink, type RegistrationLink } from '#libs/agency/common/registration-link.calls';
import { useCommand } from '../../forms/use-command';
import { useForm } from '../../forms/use-form';
import { type TermsLimits, termsErrors } from '../contract/shared/terms-errors';
import { finished } from '../contract/shared/terms-steps';
import { type LinkOptions, renewLinks } from './registration-link.api';

interface Fields {
  name: string;
  as: RegistrationLink['as'];
  ticked: readonly ContractKind[];
  /** Kept for each kind, whether it is ticked or not. */
  typed: Partial<Record<ContractKind, ContractTerms>>;
}

const NOTHING: Fields = { name: '', as: 'member', ticked: [], typed: {} };

/** What is typed of a new link, and making it. */
export function useNewLink({ currency, options }: LinkOptions, onMade: (link: RegistrationLink) => void) {
  const command = useCommand(createRegistrationLink, { onDone: onMade, onAnswer: renewLinks });
  const limitsOf = ({ caps, bound }: ContractOption): TermsLimits => ({ caps, bound, currency });
  const termsOf = (option: ContractOption, { typed }: Fields) => typed[option.kind] ?? option.suggested;
  const offered = ({ as, ticked }: Fields) =>
    as === 'agent' ? options.filter(({ kind }) => ticked.includes(kind)) : [];
  const isWrong = (fields: Fields) => (option: ContractOption) =>
    Object.keys(termsErrors(termsOf(option, fields), limitsOf(option))).length > 0;
  const form = useForm(NOTHING, {
    sending: command,
    check: (fields) =>
      offered(fields).some(isWrong(fields)) ? [{ field: 'terms', code: 'field_invalid' }] : [],
    submit: (fields) => {
      const terms = offered(fields).map((option) => finished(termsOf(option, fields)));
      return command.run({ name: fields.name, as: fields.as, terms });
    },
    names: ['terms'],
  });
  const { ticked, typed } = form.fields;
  return {
    form,
    limitsOf,
    termsOf: (option: ContractOption) => termsOf(option, form.fields),
    tick: (kind: ContractKind, on: boolean) =>
      form.set({ ticked: on ? [...ticked, kind] : ticked.filter((each) => each !== kind) }),
    setTerms: (terms: ContractTerms) => form.set({ typed: { ...typed, [terms.kind]: terms } }),
  };
}

export type NewLink = ReturnType<typeof useNewLink>;
