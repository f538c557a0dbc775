/** The rule that was played last on this device, for each game and mode. */
const keyOf = (gameCode: string, mode: string) => `lottery-rule:${gameCode}:${mode}`;

export const chosenRule = (gameCode: string, mode: string): string | null =>
  localStorage.getItem(keyOf(gameCode, mode));

export const rememberRule = (gameCode: string, mode: string, rule: string): void =>
  localStorage.setItem(keyOf(gameCode, mode), rule);
