import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import { MOST_LINES } from '#libs/lottery/common/ticket-lines';
import { Button } from '../../ui/forms/button';
import { Segmented } from '../../ui/forms/segmented';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { ChaseSheet } from './chase/chase-sheet';
import { shortNo } from './draw/sale-draw';
import { useSaleDraw } from './draw/use-sale-draw';
import type { CurrentDraw, PlayMenu } from './lottery.api';
import { PickRows } from './picking/pick-rows';
import { QuickPicks } from './picking/quick-picks';
import { RuleTabs } from './picking/rule-tabs';
import { TypedField } from './picking/typed-field';
import { useTokenText } from './picking/use-token-text';
import { useRuleText } from './rules/rule-names';
import { SlipSheet } from './slip/slip-sheet';
import { addLines, slipKey } from './slip/slip-store';
import { useBoughtPicks } from './slip/use-bought-picks';
import { useOrder } from './slip/use-order';
import { ticketOrder, useSlipView } from './slip/use-slip-view';
import { OddsSlider } from './stake/odds-slider';
import { stakeOf } from './stake/priced-line';
import { StakeBar } from './stake/stake-bar';
import { StakeControls, StakeQuantity } from './stake/stake-controls';
import { isBoard } from './stake/stake-state';
import { usePlay } from './use-play';

interface PlayPanelProps {
  game: LotteryGame;
  mode: PrizeMode;
  menu: PlayMenu;
  current: CurrentDraw;
}

/** Picking a line, its stake, and the way to the slip or straight to the bet. */
export function PlayPanel({ game, mode, menu, current }: PlayPanelProps) {
  const { t } = useTranslation('lottery');
  const rules = useRuleText();
  const tokenText = useTokenText();
  const [sheet, setSheet] = useState<'slip' | 'chase' | null>(null);
  const sale = useSaleDraw(game, current);
  const play = usePlay({ game, mode, menu });
  const { rule, line, prizeGroup, currency } = play;
  const key = slipKey(game.code, mode);
  const order = useOrder();
  useBoughtPicks(order, play.clear);
  const playing = { game, mode, prizeGroup, currency, sale };
  const slip = useSlipView(playing, order);
  const isSlider = menu.prizeGroups.from < menu.prizeGroups.to && rule.fixedOdds === null;
  const betNow = () => {
    if (!line) return;
    order.send(ticketOrder(playing, [line]), 'picks');
    setSheet('slip');
  };
  return (
    <Stack gap={4}>
      <RuleTabs family={game.family} rules={play.rules} rule={rule} onRule={play.chooseRule} />
      <Text size="small" tone="muted">
        {rules.wins(rule.code)}
      </Text>
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
      ) : (
        <PickRows
          gameCode={game.code}
          rule={rule}
          picks={play.picks}
          onPick={play.setPicks}
          odds={isBoard(mode) ? oddsOf(rule, prizeGroup) : undefined}
        />
      )}
      <Row justify="apart">
        <QuickPicks
          rule={rule}
          onPicked={(drafts) => addLines(key, sale.drawNo, drafts)}
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
        line={line}
        currency={currency}
        drawNo={tokenText(shortNo(sale.drawNo))}
        slipCount={slip.lines.length}
        quantity={
          <StakeQuantity mode={mode} fields={play.fields} onFields={play.setFields} currency={currency} />
        }
        unready={(play.stake === null && t('quick.noStake')) || (line === null && t('bar.noBet')) || null}
        full={slip.slip.lines.length >= MOST_LINES ? t('slip.full') : null}
        blocked={(menu.maintenance && t('bar.maintenance')) || (order.isBusy && t('slip.waits')) || null}
        sending={order.isBusy && !order.isUnclear}
        onSlip={() => setSheet('slip')}
        onAdd={() => {
          if (!line) return;
          addLines(key, sale.drawNo, [line.draft]);
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
