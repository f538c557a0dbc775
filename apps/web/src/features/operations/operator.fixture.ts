import { beginOperator } from './operator-store';

type Session = Parameters<typeof beginOperator>[0];

/** The operator of a spec: at Mela, with these permissions, and whatever else of the session the spec is about. */
export function beginTestOperator(
  permissions: Session['permissions'],
  { brand, ...session }: Partial<Omit<Session, 'brand'>> & { brand?: Partial<Session['brand']> } = {},
): void {
  beginOperator({
    operator: { id: '1', account: 'operator1' },
    brand: {
      id: 'mela',
      name: 'Mela',
      currency: 'BDT',
      timeZone: 'Asia/Dhaka',
      languages: ['EN'],
      defaultLanguage: 'EN',
      ...brand,
    },
    permissions,
    accessVersion: '1',
    elevatedUntil: null,
    now: new Date().toISOString(),
    ...session,
  });
}
