import type { IdentityPhrases } from '../lazy-phrases';
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

export const identity: IdentityPhrases = {
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
