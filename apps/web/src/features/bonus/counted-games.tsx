import { useTranslation } from 'react-i18next';
import { type PlanRate, percentOf } from '#libs/wagering/common/wagering-plan';
import { useAmountText } from '../../i18n/use-amount-text';
import { LOBBY_CODES } from '../../routes/paths';
import { Text } from '../../ui/layout/text';

/** Which games count towards a bonus, and how much of a bet. Only those can be played with it. */
export function CountedGames({ rates }: { rates: PlanRate[] }) {
  const { t, i18n } = useTranslation(['bonuses', 'translation']);
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const { percent } = useAmountText();
  const counted = LOBBY_CODES.map((type) => ({ type, share: percentOf(rates, type, '*') })).filter(
    ({ share }) => share > 0,
  );
  const all = rates.every(({ gameType }) => gameType === '*');
  const shares = [...new Set(counted.map(({ share }) => share))].sort((one, other) => other - one);
  return (
    <div>
      <Text size="small" strong>
        {t('bonuses:whatCounts')}
      </Text>
      {shares.map((share) => {
        const games = all
          ? t('bonuses:allGames')
          : list.format(
              counted
                .filter((one) => one.share === share)
                .map(({ type }) => t(`translation:category.${type}`)),
            );
        return (
          <Text key={share} size="small" tone="muted">
            {t('bonuses:counted', { games, percent: percent(share) })}
          </Text>
        );
      })}
    </div>
  );
}
