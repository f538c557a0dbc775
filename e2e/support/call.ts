import { sealed } from './sealed';
import { stack } from './stack';

interface Caller {
  token?: string;
  userAgent?: string;
}

/** A wire call, named by its method and path, as a browser makes it. @throws Error if it is refused */
export async function call<Value>(name: string, fields?: object, caller: Caller = {}): Promise<Value> {
  const [method, path] = name.split(' ') as [string, string];
  const { publicUrl } = stack();
  const { token, userAgent = 'a story' } = caller;
  const reply = await fetch(publicUrl + path, {
    method,
    headers: {
      origin: publicUrl,
      'user-agent': userAgent,
      ...(fields && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(fields && token && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(fields && { body: JSON.stringify(fields) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${name} was refused: ${text}`);
  return (JSON.parse(text) as { value: Value }).value;
}

/** The same for a call whose fields are encrypted. */
export async function sealedCall<Value>(name: string, fields: object, caller?: Caller): Promise<Value> {
  return call(name, await sealed(name, fields), caller);
}
