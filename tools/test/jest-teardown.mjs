export default () => globalThis.tearDownServerTests?.();
