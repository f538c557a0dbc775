import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { readOdds } from '#libs/lottery/common/lines/odds-text';
import { readResult } from '#libs/lottery/common/results/result-text';
import { findRule } from '#libs/lottery/common/rules/rules';
import type { TicketDetail } from '#libs/lottery/common/tickets.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Text } from '../../../ui/layout/text';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useRowNames } from '../picking/row-names';
import { useTokenText } from '../picking/use-token-text';
import { useLineText } from '../slip/use-line-text';
import { useOddsText } from '../stake/use-odds-text';
import styles from './bets.module.css';
import { hitTokens } from './hit-tokens';

type Line = TicketDetail['lines'][number];

interface TicketLinesProps {
  game: LotteryGame;
  ticket: TicketDetail;
}

/** Each line with its odds, and with its hits once the draw is over. */
export function TicketLines({ game, ticket }: TicketLinesProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  return (
    <ul className={styles.lines} aria-label={t('lines')}>
      {ticket.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never change
        <li key={at}>
          <LineView game={game} ticket={ticket} line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineView({ game, ticket, line }: TicketLinesProps & { line: Line }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const { amount, count } = useAmountText();
  const lineText = useLineText();
  const oddsText = useOddsText();
  const hits = Object.values(line.hits ?? {}).reduce((sum, each) => sum + each, 0);
  return (
    <>
      <Text strong>{lineText.rule(line)}</Text>
      {line.picks ? (
        <Picks game={game} ticket={ticket} line={line} picks={line.picks} />
      ) : (
        <Text size="small">{lineText.picks(line)}</Text>
      )}
      <Text size="small" tone="muted">
        {t('price', {
          shown: count(line.bets),
          stake: amount(line.stake, ticket.currency),
          odds: Object.values(readOdds(line.odds)).map(oddsText).join(' / '),
        })}
      </Text>
      {line.win !== null && (
        <Text size="small" tone={hits > 0 ? 'gain' : 'muted'}>
          {hits > 0 ? t('hits', { shown: count(hits), win: amount(line.win, ticket.currency) }) : t('noHits')}
        </Text>
      )}
    </>
  );
}

function Picks({ game, ticket, line, picks }: TicketLinesProps & { line: Line; picks: string[][] }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'ticket' });
  const tokenText = useTokenText();
  const rule = findRule(line.rule);
  const names = useRowNames()(rule ?? { code: line.rule, rows: [], bankers: false });
  const result =
    ticket.result && readResult(ticket.result.map((prize) => prize.join(',')).join('/'), game.shape);
  const marked = rule && result && hitTokens(rule, picks, result);
  return picks.map((row, at) =>
    row.length === 0 ? null : (
      <span key={names[at]} className={styles.picks}>
        {picks.length > 1 && (
          <Text as="span" size="small" tone="muted">
            {names[at]}
          </Text>
        )}
        {row.map((token) =>
          marked?.[at]?.has(token) ? (
            <span key={token} className={styles.hit}>
              {tokenText(token)}
              <VisuallyHidden> {t('hit')}</VisuallyHidden>
            </span>
          ) : (
            <span key={token}>{tokenText(token)}</span>
          ),
        )}
      </span>
    ),
  );
}
