/** One of the hosts of a list of the brand's settings, by chance; null where it lists none. */
export const anyHost = (hosts: readonly string[]): string | null =>
  hosts[Math.floor(Math.random() * hosts.length)] ?? null;

/** The same address at another host, which serves what its own would. */
export function atHost(address: string, host: string | null): string {
  if (host === null) return address;
  const { pathname, search, hash } = new URL(address);
  return new URL(host).origin + pathname + search + hash;
}
