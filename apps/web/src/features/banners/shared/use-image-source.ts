import { type RefObject, useEffect, useRef, useState } from 'react';
import { useImageHost } from '../../../data/start/start-context';
import { createStore, useStore } from '../../../data/store';

/** A host of images that did not send one: all of the page come from its own host from then on. */
const failedHost = createStore<string | null>(null);

export interface ImageSource {
  /** Before the paths of the image: the host that the server chose, or nothing for the page's own. */
  host: string;
  /** Neither host has sent it. */
  failed: boolean;
  element: RefObject<HTMLImageElement | null>;
  onError: () => void;
}

/** From where an uploaded image is fetched: from a host of the brand's list, and from the page's own where that fails. */
export function useImageSource(): ImageSource {
  const chosen = useImageHost();
  const host = useStore(failedHost) === chosen ? '' : (chosen ?? '');
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const onError = () => {
    if (host === '') setFailed(true);
    else failedHost.set(host);
  };
  // It may have failed before the page was ready to hear of it.
  useEffect(() => {
    const picture = element.current;
    if (!picture?.complete || picture.naturalWidth > 0 || picture.currentSrc === '') return;
    if (host === '') setFailed(true);
    else failedHost.set(host);
  }, [host]);
  return { host, failed, element, onError };
}
