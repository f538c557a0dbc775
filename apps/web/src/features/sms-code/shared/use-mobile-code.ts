import { sendLoginCode, sendRegisterCode } from '#libs/verification/common/verification.calls';
import { ApiError } from '../../../data/calls/api-error';
import { callApi } from '../../../data/calls/call-api';
import { solveBotCheck } from '../../human-check/shared/solve-bot-check';
import { takenDialingCodes } from '../use-countries';
import { type MobileInput, mobileErrors, mobileFields } from './mobile-input';
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

/** @throws ApiError with what is wrong with the number, under `mobileNum` */
export async function checkMobile(text: string, dialingCode: string, taken: string[]): Promise<void> {
  const fields = await mobileErrors(text, dialingCode || undefined, taken);
  if (fields.length > 0) throw new ApiError('error_invalid_input', { fields });
}
