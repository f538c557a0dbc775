import type { RegistrationForm, RegistrationMode } from '#libs/authentication/common/registration-form';
import { type FormValues, trimmed } from './form-errors';
import type { FormField } from './form-fields';
import { phoneCheckRequest } from './phone-check';
import { INVITATION_FIELDS, type RegistrationRequest } from './registration.machine';

interface RequestContext {
  mode: RegistrationMode;
  proof: RegistrationForm['proof'];
  proofRequired: boolean;
  shown: readonly FormField[];
  captchaId: string | undefined;
  /** The server has said that it wants the browser's proof. */
  botCheck: boolean;
  /** The third party that proves numbers, if the brand has one. */
  phoneCheck: { url: string; clientId: string } | null;
  dialingCodes: readonly string[];
  /** BCP 47. */
  language: string;
}

const ADDRESS_LENGTH = 500;

/** What a form that was found right asks of the flow. */
export async function requestOf(values: FormValues, place: RequestContext): Promise<RegistrationRequest> {
  const given = place.shown
    .map((field) => [field, trimmed(field, values[field])] as const)
    .filter(([, value]) => value !== '');
  const has = (field: FormField) => given.some(([name]) => name === field);
  const byThirdParty = place.proof === 'token' && (place.proofRequired || has('mobileNum'));
  return {
    mode: place.mode,
    fields: {
      ...Object.fromEntries(given),
      ...(has('mobileNum') && { countryDialingCode: values.countryDialingCode || place.dialingCodes[0] }),
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
    phoneCheck: byThirdParty && place.phoneCheck ? await phoneRequest(values, place) : null,
  };
}

async function phoneRequest(values: FormValues, { phoneCheck, dialingCodes, language }: RequestContext) {
  if (!phoneCheck) return null;
  const { readMobile } = await import('#libs/members/common/mobile-number');
  const read = readMobile(
    values.mobileNum.trim(),
    values.countryDialingCode || dialingCodes[0],
    dialingCodes,
  );
  return 'mobile' in read ? phoneCheckRequest({ ...phoneCheck, mobile: read.mobile, language }) : null;
}
