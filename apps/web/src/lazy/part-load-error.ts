/** `missing`: it is not part of what the server has now, as after a deployment. */
export type LoadFailure = 'missing' | 'timeout' | 'other';

/** A script or stylesheet of the pages could not be fetched. */
export class PartLoadError extends Error {
  constructor(
    readonly failure: LoadFailure,
    /** Its address, where the browser tells it. */
    readonly part = 'unknown',
    options?: ErrorOptions,
  ) {
    super(`part ${part} was not loaded: ${failure}`, options);
  }
}

/** What a failed `import()` means. Asks the server whether it still has the script that this page began with. */
export async function describeFailure(cause: unknown): Promise<PartLoadError> {
  if (cause instanceof PartLoadError) return cause;
  const part = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(cause))?.[0];
  return new PartLoadError((await isReplaced()) ? 'missing' : 'other', part, { cause });
}

export const firstScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;

async function isReplaced(): Promise<boolean> {
  const script = firstScript();
  if (!script) return false;
  try {
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
