/** Stands in for a CSS module in tests: each class is called by its own name. */
export default new Proxy({} as Record<string, string>, { get: (_, name) => String(name) });
