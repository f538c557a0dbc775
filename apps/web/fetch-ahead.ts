import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Has the page fetch what its entry imports later: scripts, which may wait for all that is to be seen, and their styles,
 * which the first picture needs.
 */
export function fetchAhead(): Plugin {
  return {
    name: 'fetch-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { chunk, bundle = {} }) {
        if (!chunk) return [];
        const begun = new Set<string>();
        collect(chunk, bundle, begun);
        const files = new Set(begun);
        for (const name of chunk.dynamicImports) collectNamed(name, bundle, files);
        return [...files].filter((file) => !begun.has(file)).map(tagOf);
      },
    },
  };
}

function collectNamed(name: string, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  const file = bundle[name];
  if (file?.type === 'chunk' && !files.has(name)) collect(file, bundle, files);
}

/** A chunk comes after those that it imports, and styles in that order. */
function collect(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, files: Set<string>): void {
  for (const name of chunk.imports) collectNamed(name, bundle, files);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  files.add(chunk.fileName);
}

function tagOf(file: string): HtmlTagDescriptor {
  const href = `/${file}`;
  const attrs = file.endsWith('.css')
    ? { rel: 'stylesheet', crossorigin: true, href }
    : { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href };
  return { tag: 'link', attrs, injectTo: 'head' };
}
