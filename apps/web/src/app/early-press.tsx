import { useEffect } from 'react';

/** Presses again what was pressed before the page could act. Mounted last, when everything beside it acts already. */
export function EarlyPress() {
  useEffect(() => {
    const pressed = window.takeEarlyPress?.();
    if (pressed?.isConnected) pressed.click();
  }, []);
  return null;
}
