import type { RefObject } from 'react';
import { NameForm } from './name-form';
import { StepUp } from './step-up';
import type { Login } from './use-login';

interface LoginPanelProps {
  login: Login;
  /** Becomes the first field. */
  first?: RefObject<HTMLInputElement | null>;
  /** Opens the way back to an account whose password was forgotten. */
  onForgotten: () => void;
}

/** The forms of a log-in, and the further check that may follow. Agents come in by name alone. */
export function LoginPanel({ login, first, onForgotten }: LoginPanelProps) {
  if (login.challenge)
    return <StepUp challenge={login.challenge} onPassed={login.verified} onEnded={login.notVerified} />;
  return <NameForm login={login} first={first} onForgotten={onForgotten} />;
}
