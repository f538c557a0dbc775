import { useEffect, useRef } from 'react';
import type { FieldError } from '#libs/platform/common/errors';
import { useLatest } from '../../ui/hooks/use-latest';
import { useCaptcha } from '../human-check/shared/use-captcha';
import type { Login } from './use-login';

/** Refusals that stand under the captcha. */
export const CAPTCHA_CODES = { error_captcha_wrong: 'captcha' } as const;

export const captchaErrors = (asked: boolean, typed: string): FieldError[] =>
  asked && typed.trim() === '' ? [{ field: 'captcha', code: 'field_captcha' }] : [];

/** The image that a log-in may ask for. Each call that took an answer has spent it, so a refusal draws another one. */
export function useLoginCaptcha({ captcha: asked, refusal }: Login) {
  const image = useCaptcha(asked);
  const renew = useLatest(image.renew);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (refusal && wasAsked.current) renew.current();
    wasAsked.current = asked;
  }, [refusal, asked]);
  return {
    image,
    answer: (typed: string) => (asked ? { captcha: typed.trim(), captchaId: image.id } : {}),
  };
}
