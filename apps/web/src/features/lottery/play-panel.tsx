import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import type { PricedNumber } from '#libs/lottery/common/lines/number-prices';
import { MOST_LINES } from '#libs/lottery/common/ticket-lines';
import { Button } from '../../ui/forms/button';
import { Segmented } from '../../ui/forms/segmented';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { isOnBoard } from './board/board-numbers';
import { NumberBoard } from './board/number-board';
import { PickedNumbers } from './board/picked-numbers';
import { ChaseSheet } from './chase/chase-sheet';
import { shortNo } from './draw/sale-draw';
import { useSaleDraw } from './draw/use-sale-draw';
import type { CurrentDraw, PlayMenu } from './lottery.api';
import { PickRows } from './picking/pick-rows';
import { togglePick } from './picking/picks';
import { QuickPicks } from './picking/quick-picks';
import { RuleChoice } from './picking/rule-choice';
import { TypedField } from './picking/typed-field';
import { useTokenText } from './picking/use-token-text';
import { SlipSheet } from './slip/slip-sheet';
import { addLines, slipKey } from './slip/slip-store';
import { useBoughtPicks } from './slip/use-bought-picks';
import { useOrder } from './slip/use-order';
import { ticketOrder, useSlipView } from './slip/use-slip-view';
import { draftsByPrice } from './stake/drafts-by-price';
import { shownOdds } from './stake/number-odds';
import { OddsSlider } from './stake/odds-slider';
import { stakeOf } from './stake/priced-line';
import { StakeBar } from './stake/stake-bar';
import { StakeControls, StakeQuantity } from './stake/stake-controls';
import { isBoard } from './stake/stake-state';
import { marksOf } from './stake/token-marks';
import { usePlay } from './use-play';

const NO_PRICES: readonly PricedNumber[] = [];

interface PlayPanelProps {
  game: LotteryGame;
  mode: PrizeMode;
  menu: PlayMenu;
  current: CurrentDraw;
}

/** Picking a line, its stake, and the way to the slip or straight to the bet. */
export function PlayPanel({ game, mode, menu, current }: PlayPanelProps) {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  const [sheet, setSheet] = useState<'slip' | 'chase' | null>(null);
  const sale = useSaleDraw(game, current);
  const named = [current.draw, current.next].find((draw) => draw?.drawNo === sale.drawNo);
  const prices = named?.prices ?? NO_PRICES;
  const play = usePlay({ game, mode, menu, prices });
  const { rule, lines, prizeGroup, currency } = play;
  const marks = marksOf(prices, rule.code);
  const key = slipKey(game.code, mode);
  const order = useOrder();
  useBoughtPicks(order, play.clear);
  const playing = { game, mode, prizeGroup, currency, sale };
  const slip = useSlipView(playing, order);
  const onBoard = isOnBoard(rule);
  const odds = shownOdds(rule, prizeGroup);
  const isSlider = menu.prizeGroups.from < menu.prizeGroups.to && rule.fixedOdds === null;
  const tooMany = lines.length > MOST_LINES && t('board.tooManyLines');
  const full =
    tooMany || (slip.slip.lines.length + Math.max(1, lines.length) > MOST_LINES ? t('slip.full') : null);
  const betNow = () => {
    if (lines.length === 0) return;
    order.send(ticketOrder(playing, lines), 'picks');
    setSheet('slip');
  };
  return (
    <Stack gap={4}>
      <RuleChoice
        game={game}
        rules={play.rules}
        rule={rule}
        prizeGroup={prizeGroup}
        currency={currency}
        onRule={play.chooseRule}
      />
      {rule.listView && (
        <Segmented
          label={t('typed.choice')}
          value={play.typing ? 'type' : 'pick'}
          onChange={(way) => play.setTyping(way === 'type')}
          options={[
            { value: 'pick', label: t('typed.pick') },
            { value: 'type', label: t('typed.type') },
          ]}
        />
      )}
      {play.typing ? (
        <TypedField rule={rule} text={play.typed} onText={play.setTyped} />
      ) : onBoard ? (
        <NumberBoard
          key={rule.code}
          rule={rule}
          picks={play.picks}
          onPick={play.setPicks}
          odds={odds}
          marks={marks}
        />
      ) : (
        <PickRows
          gameCode={game.code}
          rule={rule}
          picks={play.picks}
          onPick={play.setPicks}
          odds={odds}
          showsOdds={isBoard(mode) || game.family === 'VN'}
          marks={marks}
        />
      )}
      {(onBoard || play.hasAmounts) && (
        <PickedNumbers
          picked={play.picks[0] ?? []}
          odds={odds}
          marks={marks}
          onRemove={(token) => play.setPicks(togglePick(rule, play.picks, 0, token))}
          amounts={
            play.hasAmounts
              ? { currency, all: play.fields.amount, own: play.ownAmounts, onOwn: play.setOwnAmount }
              : null
          }
        />
      )}
      <Row justify="apart" align="baseline">
        <QuickPicks
          rule={rule}
          marks={marks}
          onPicked={(drafts) =>
            addLines(
              key,
              sale.drawNo,
              drafts.flatMap((draft) => draftsByPrice(draft, prizeGroup, prices)),
            )
          }
          stake={play.stake}
        />
        <Button tone="link" onClick={play.clear}>
          {t('pick.clear')}
        </Button>
      </Row>
      <StakeControls
        mode={mode}
        units={menu.units.filter((unit) => stakeOf({ unit, multiple: 1 }, currency) !== null)}
        fields={play.fields}
        onFields={play.setFields}
      />
      {isSlider && (
        <OddsSlider rule={rule} groups={menu.prizeGroups} group={prizeGroup} onGroup={play.setPrizeGroup} />
      )}
      <StakeBar
        lines={lines}
        currency={currency}
        drawNo={tokenText(shortNo(sale.drawNo))}
        slipCount={slip.lines.length}
        quantity={
          <StakeQuantity mode={mode} fields={play.fields} onFields={play.setFields} currency={currency} />
        }
        unready={
          (play.stake === null && t('quick.noStake')) || (lines.length === 0 && t('bar.noBet')) || null
        }
        full={full}
        blocked={
          tooMany ||
          (menu.maintenance && t('bar.maintenance')) ||
          (named?.suspended && t('bar.suspended')) ||
          (order.isBusy && t('slip.waits')) ||
          null
        }
        sending={order.isBusy && !order.isUnclear}
        onSlip={() => setSheet('slip')}
        onAdd={() => {
          if (lines.length === 0) return;
          addLines(
            key,
            sale.drawNo,
            lines.map(({ draft }) => draft),
          );
          play.clear();
        }}
        onBet={betNow}
      />
      {sheet === 'slip' && (
        <SlipSheet
          view={slip}
          currency={currency}
          onClose={() => {
            setSheet(null);
            order.dismiss();
          }}
          onEdit={(id) => {
            const edited = slip.slip.lines.find((each) => each.id === id);
            if (edited) play.edit(edited.draft);
            slip.remove(id);
            setSheet(null);
          }}
          onChase={() => setSheet('chase')}
        />
      )}
      {sheet === 'chase' && (
        <ChaseSheet view={slip} playing={playing} onClose={() => setSheet(null)} onBought={slip.empty} />
      )}
    </Stack>
  );
}
