/** What a boundary caught, and the way to draw it again. */
export interface Failed {
  error: unknown;
  retry: () => void;
}
