import type { Envelope } from '../common/errors.js';
import type { Refusal } from './refusal.js';

export function refusalEnvelope(refusal: Refusal): Envelope {
  const { params, errors, value } = refusal.detail;
  return {
    success: false,
    message: refusal.code,
    value: value ?? null,
    ...(params && { params }),
    ...(errors && { errors }),
  };
}
