import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useTokenText } from '../picking/use-token-text';
import styles from './prize-table.module.css';

/** The digits that most bets look at. */
const ENDING = 2;

/** All prizes of Vietnam from the special one down, as they are read out. The last two digits stand out. */
export function PrizeTable({ result }: { result: readonly (readonly string[])[] }) {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  const tokenText = useTokenText();
  return (
    <table className={styles.prizes} aria-label={t('numbers')}>
      <tbody>
        {result.map((numbers, at) => {
          const name = at === 0 ? t('prizes.special') : t('prizes.nth', { n: count(at) });
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles.numbers}>
                  {numbers.map((number, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a prize may have the same number twice
                    <span key={place} className={styles.number}>
                      {tokenText(number.slice(0, -ENDING))}
                      <strong>{tokenText(number.slice(-ENDING))}</strong>{' '}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
