import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConsentTo } from '#libs/messaging/common/consent';
import { getConsents, setConsents } from '#libs/messaging/common/messaging.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { useCommand } from '../../../forms/use-command';

export type ConsentChoice = ConsentTo & { given: boolean };

const consentsQuery = { queryKey: ['consents'], queryFn: () => callApi(getConsents, {}) };
const keyOf = ({ product, channel }: ConsentTo) => `${product} ${channel}`;

/**
 * The offers that the member agrees to, and the way to change it. A choice shows at once; those that are made while an
 * earlier one is under way are sent together after it, so that none is lost. After a refusal all show what the server has.
 */
export function useConsentChoices() {
  const query = useQuery(consentsQuery);
  const command = useCommand(setConsents);
  const [ahead, setAhead] = useState<ReadonlyMap<string, ConsentChoice>>(new Map());
  const unsent = useRef(new Map<string, ConsentChoice>());
  const sending = useRef(false);

  const sendUnsent = async () => {
    if (sending.current) return;
    sending.current = true;
    while (unsent.current.size > 0) {
      const choices = [...unsent.current.values()];
      unsent.current.clear();
      if (!(await command.run({ choices }))) unsent.current.clear();
      if (unsent.current.size === 0)
        await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey });
    }
    setAhead(new Map());
    sending.current = false;
  };
  const choose = (choice: ConsentChoice) => {
    setAhead((before) => new Map(before).set(keyOf(choice), choice));
    unsent.current.set(keyOf(choice), choice);
    void sendUnsent();
  };
  const isGiven = (consent: ConsentTo, given: readonly ConsentTo[]) =>
    ahead.get(keyOf(consent))?.given ?? given.some((one) => keyOf(one) === keyOf(consent));

  return { query, isGiven, choose, isSaving: ahead.size > 0, refusal: command.refusal };
}
