/** Lets the browser paint and answer a press before the caller goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
