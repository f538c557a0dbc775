import type { OperatorSessionValue } from '#libs/authentication/common/operator.calls';
import { beginOperator } from './operator-store';

type Changes = Partial<Omit<OperatorSessionValue, 'brand'>> & {
  brand?: Partial<OperatorSessionValue['brand']>;
};

/** The session of an operator at Mela with these permissions, and whatever else of it the spec is about. */
export const testSession = (
  permissions: OperatorSessionValue['permissions'],
  { brand, ...changes }: Changes = {},
): OperatorSessionValue => ({
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
  ...changes,
});

export const beginTestOperator = (...session: Parameters<typeof testSession>): void =>
  beginOperator(testSession(...session));
