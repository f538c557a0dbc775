import { createHash, randomBytes } from 'node:crypto';

/** The value of the device cookie: the device's id, and a secret that proves it. */
export interface DeviceToken {
  id: string;
  /** 256 bits, as base64url; stored as SHA-256 alone, and changed with each session that the browser starts. */
  validator: string;
}

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export function readDeviceToken(cookie: string | undefined): DeviceToken | null {
  const [, id, validator] = SHAPE.exec(cookie ?? '') ?? [];
  return id && validator ? { id, validator } : null;
}

export const cookieOf = ({ id, validator }: DeviceToken): string => `${id}.${validator}`;

export const newValidator = (): string => randomBytes(32).toString('base64url');

export const hashOfValidator = (validator: string): Buffer => createHash('sha256').update(validator).digest();
