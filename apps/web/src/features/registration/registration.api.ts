import { checkAffiliate, register, registerMobile } from '#libs/identity/common/registration.calls';
import type { SessionValue } from '#libs/identity/common/session.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import type { InvitationField, RegistrationOrder, RegistrationProof } from './registration.machine';

/** The fields whose codes lead to no agent of this brand. */
export async function unknownInviters({
  fields,
  invitations,
}: RegistrationOrder): Promise<InvitationField[]> {
  const answers = await Promise.all(
    invitations.map((field) =>
      callApi(checkAffiliate, { code: fields[field] ?? '', domain: location.hostname }),
    ),
  );
  return invitations.filter((_, place) => !answers[place]?.valid);
}

/** Opens the account. @throws ApiRefusal */
export function openAccount(
  { mode, fields }: RegistrationOrder,
  { botCheck, idToken }: RegistrationProof,
): Promise<SessionValue> {
  const whole = { ...fields, ...(botCheck && { botCheck }), ...(idToken && { channel: 'sms', idToken }) };
  return mode === 'username'
    ? callApi(register, whole as RequestOf<typeof register>)
    : callApi(registerMobile, whole as RequestOf<typeof registerMobile>);
}
