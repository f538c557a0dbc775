import { checkAffiliate, register, registerMobile } from '#libs/authentication/common/registration.calls';
import type { SessionValue } from '#libs/authentication/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import type { InvitationField, RegistrationProof, RegistrationRequest } from './registration.machine';

/** The fields whose codes lead to no agent of this brand. */
export async function unknownInviters({
  fields,
  invitations,
}: RegistrationRequest): Promise<InvitationField[]> {
  const answers = await Promise.all(
    invitations.map((field) =>
      callApi(checkAffiliate, { code: fields[field] ?? '', domain: location.hostname }),
    ),
  );
  return invitations.filter((_, place) => !answers[place]?.valid);
}

/** Opens the account. @throws ApiError */
export function openAccount(
  { mode, fields }: RegistrationRequest,
  { botCheck, idToken }: RegistrationProof,
): Promise<SessionValue> {
  const whole = { ...fields, ...(botCheck && { botCheck }), ...(idToken && { channel: 'sms', idToken }) };
  return mode === 'username'
    ? callApi(register, whole as RequestOf<typeof register>)
    : callApi(registerMobile, whole as RequestOf<typeof registerMobile>);
}
