import { randomUUID } from 'node:crypto';
import type { PortalClient, Registered } from '#libs/platform/testing/portal-client';
import type { ThreadDetail } from '../common/thread.js';
import { type FormReply, sendForm } from '../threads/thread.fixture.js';

/** Begins a chat, or goes on with the open one, as a browser does. */
export const openChat = (
  client: PortalClient,
  { token }: Registered,
  fields: { text?: string; clientId?: string; type?: string } = {},
  images: Buffer[] = [],
): Promise<FormReply<ThreadDetail>> =>
  sendForm(
    client,
    'POST',
    '/wps/service/chats',
    { type: 'deposit', text: 'Hello?', clientId: randomUUID(), ...fields },
    { images, headers: { authorization: `Bearer ${token}` } },
  );

/** The id of a new chat of the member. @throws Error if the portal refuses */
export async function newChat(client: PortalClient, member: Registered): Promise<string> {
  const { body } = await openChat(client, member);
  if (!body.value) throw new Error(JSON.stringify(body));
  return body.value.id;
}
