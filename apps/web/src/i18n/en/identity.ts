import { field } from './field';
import { freePlay } from './free-play';
import { humanCheck } from './human-check';
import { login } from './login';
import { passwordChange } from './password-change';
import { phoneCheck } from './phone-check';
import { recovery } from './recovery';
import { registration } from './registration';
import { securityCentre } from './security-centre';
import { smsCode } from './sms-code';
import { social } from './social';
import { welcome } from './welcome';

/** Phrases of the ways in and out, which nobody needs to look at home. */
export const identity = {
  login,
  registration,
  field,
  humanCheck,
  recovery,
  securityCentre,
  smsCode,
  passwordChange,
  welcome,
  social,
  freePlay,
  phoneCheck,
};
