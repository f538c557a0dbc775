import { sendLoginCode, sendRegisterCode } from '#libs/identity/common/verification.calls';
import { callApi } from '../../api/call-api';
import { ApiRefusal } from '../../api/refusal';
import { solveBotCheck } from '../human-check/solve-bot-check';
import { type MobileInput, mobileFields } from './mobile-input';
import { takenDialingCodes } from './use-countries';
import { useSmsCode } from './use-sms-code';

/** What a mobile number is proved for, by whoever is not logged in. */
export type MobilePurpose = 'login' | 'recovery' | 'register';

/** Codes to a mobile number that a visitor typed. */
export function useMobileCode(purpose: MobilePurpose, mobile: MobileInput) {
  return useSmsCode({
    purpose,
    // As it was typed: a country that is known only later is no other target, which would take a refusal away.
    target: `${mobile.dialingCode}/${mobile.text}`,
    check: async () => checkMobile(mobile.text, mobile.dialingCode, await takenDialingCodes()),
    prove: solveBotCheck,
    send: (botCheck) => sendCode(purpose, { ...mobileFields(mobile), botCheck }),
  });
}

function sendCode(purpose: MobilePurpose, fields: { mobileNum: string; botCheck: string | undefined }) {
  if (purpose === 'register') return callApi(sendRegisterCode, fields);
  return callApi(sendLoginCode, { ...fields, purpose });
}

/** @throws ApiRefusal with what is wrong with the number, under `mobileNum` */
export async function checkMobile(text: string, dialingCode: string, taken: string[]): Promise<void> {
  const { readMobile } = await import('#libs/identity/common/mobile-number');
  const read = readMobile(text, dialingCode || undefined, taken);
  if ('mobile' in read) return;
  const fault = { field: 'mobileNum', code: read.fault, ...(read.params && { params: read.params }) };
  throw new ApiRefusal('error_invalid_input', { fields: [fault] });
}
