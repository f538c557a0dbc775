import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Envelope } from '#libs/platform/common/errors';
import type { PortalClient, Registered } from '#libs/platform/testing/portal-client';
import type { ThreadDetail, ThreadPost } from '../common/thread.js';

export interface FormReply<Value> {
  status: number;
  body: Envelope<Value>;
}

/** A picture of one colour, as PNG. */
export const picture = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1450c8' } })
    .png()
    .toBuffer();

/** Sends fields and images as a browser does. */
export async function sendForm<Value>(
  { baseUrl }: PortalClient,
  method: string,
  path: string,
  fields: Record<string, string>,
  { images = [], headers = {} }: { images?: Buffer[]; headers?: Record<string, string> } = {},
): Promise<FormReply<Value>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), 'image.png');
  const response = await fetch(baseUrl + path, { method, body: form, headers });
  return { status: response.status, body: (await response.json()) as Envelope<Value> };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const sendFeedback = (
  client: PortalClient,
  { token }: Registered,
  changes: Record<string, string> = {},
  images: Buffer[] = [],
): Promise<FormReply<ThreadDetail>> =>
  sendForm(
    client,
    'PUT',
    '/wps/feedback',
    { type: 'deposit', content: 'Where is my deposit?', clientId: randomUUID(), ...changes },
    { images, headers: bearer(token) },
  );

/** The id of a new thread of the member. @throws Error if the portal refuses */
export async function newThread(
  client: PortalClient,
  member: Registered,
  changes: Record<string, string> = {},
): Promise<string> {
  const { body } = await sendFeedback(client, member, changes);
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value.id;
}

export const writePost = (
  client: PortalClient,
  { token }: Pick<Registered, 'token'>,
  thread: string,
  fields: { text?: string; clientId?: string } = {},
  images: Buffer[] = [],
): Promise<FormReply<ThreadPost>> =>
  sendForm(
    client,
    'POST',
    `/wps/messages/threads/${thread}/posts`,
    { clientId: randomUUID(), ...fields },
    { images, headers: bearer(token) },
  );
