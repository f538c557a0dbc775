import type { RegistrationMode } from '#libs/identity/common/registration-form';
import { type FormValues, trimmed } from './form-faults';
import type { FormField } from './form-fields';
import { INVITATION_FIELDS, type RegistrationOrder } from './registration.machine';

interface OrderPlace {
  mode: RegistrationMode;
  shown: readonly FormField[];
  captchaId: string | undefined;
  /** The server has said that it wants the browser's proof. */
  botCheck: boolean;
}

const ADDRESS_LENGTH = 500;

/** What a form that was found right asks of the flow. */
export function orderOf(values: FormValues, place: OrderPlace): RegistrationOrder {
  const given = place.shown
    .map((field) => [field, trimmed(field, values[field])] as const)
    .filter(([, value]) => value !== '');
  const has = (field: FormField) => given.some(([name]) => name === field);
  return {
    mode: place.mode,
    fields: {
      ...Object.fromEntries(given),
      ...(has('captcha') && { captchaId: place.captchaId }),
      terms: values.terms,
      age: values.age,
      domain: location.hostname,
      registerUrl: (location.origin + location.pathname + location.search).slice(0, ADDRESS_LENGTH),
      registerMethod: 'WEB',
      login: true,
    },
    invitations: INVITATION_FIELDS.filter(has),
    botCheck: place.botCheck,
    phoneCheck: null,
  };
}
