/** Set by `early-presses.ts`. */
interface Window {
  earlyPress?: HTMLButtonElement;
  takeEarlyPress?: () => HTMLButtonElement | undefined;
}
