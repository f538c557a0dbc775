import { createStore, useStore } from '../../data/store';

/** What Chrome gives a page that may be installed. Other browsers have a menu for it, which the guides show. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = createStore<InstallPrompt | null>(null);

/** Holds the browser's offer back until the person asks for it. */
export function watchInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offered.set(event as InstallPrompt);
  };
  const installed = () => offered.set(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', installed);
  };
}

/** Asks the person to install; `null` where the browser has not offered it. An offer can be used once. */
export function useInstall(): (() => void) | null {
  const prompt = useStore(offered);
  if (!prompt) return null;
  return () => {
    offered.set(null);
    void prompt.prompt();
  };
}
