import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHASE_LEAST, CHASE_MOST, placeChase } from '#libs/lottery/common/chases.calls';
import { toWire } from '#libs/money/amount';
import { queryClient } from '../../../data/cache/query-client';
import { FormRefusal } from '../../../forms/form-refusal';
import { useCommand } from '../../../forms/use-command';
import { useAmountText } from '../../../i18n/use-amount-text';
import { QueryFailure } from '../../../lists/query-failure';
import { Facts } from '../../../ui/data/facts';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Button } from '../../../ui/forms/button';
import { Switch } from '../../../ui/forms/switch';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { Dialog } from '../../../ui/overlays/dialog';
import { chaseDrawsQuery, KEYS } from '../lottery.api';
import type { Playing, SlipView } from '../slip/use-slip-view';
import { orderOf } from '../stake/priced-line';
import { ChaseDraws } from './chase-draws';
import { PlanFields } from './plan-fields';
import { useChasePlan } from './use-chase-plan';

interface ChaseSheetProps {
  view: SlipView;
  playing: Playing;
  onClose: () => void;
  onBought: () => void;
}

/** The lines of the slip for many draws: with how much for each, what it costs in all, and whether a win ends it. */
export function ChaseSheet({ view, playing, onClose, onBought }: ChaseSheetProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'chase' });
  const { amount, count } = useAmountText();
  const { game, mode, prizeGroup, currency, sale } = playing;
  const draws = useQuery(chaseDrawsQuery(game.code, sale.drawNo));
  const plan = useChasePlan({ amount: view.totals.amount, win: view.totals.largestWin });
  const [stopOnWin, setStopOnWin] = useState(true);
  const chased = (draws.data?.list ?? []).slice(0, plan.multiples.length);
  const multiples = plan.multiples.slice(0, chased.length);
  const total = multiples.reduce((sum, multiple) => sum + view.totals.amount * BigInt(multiple), 0n);
  const command = useCommand(placeChase, {
    onDone: () => {
      onBought();
      for (const key of [KEYS.tickets, KEYS.chases]) void queryClient.invalidateQueries({ queryKey: [key] });
      onClose();
    },
  });
  const text = (minor: bigint) => amount(toWire(minor, currency), currency);
  const buy = () =>
    command.run({
      gameCode: game.code,
      prizeMode: mode,
      prizeGroup,
      lines: view.lines.map(({ priced }) => orderOf(priced, currency)),
      draws: chased.map(({ drawNo }, at) => ({ drawNo, multiple: multiples[at] ?? 1 })),
      stopOnWin,
      amount: toWire(total, currency),
    });
  const problem =
    chased.length < CHASE_LEAST && t('tooFew', { least: count(CHASE_LEAST), most: count(CHASE_MOST) });
  return (
    <Dialog
      open
      title={t('title')}
      description={t('text')}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          wide
          loading={command.busy}
          disabledReason={problem}
          onClick={() => void buy()}
        >
          {t('buy', { shown: count(chased.length), amount: text(total) })}
        </Button>
      }
    >
      <Stack gap={4}>
        <PlanFields plan={plan} />
        {plan.falls && <Text tone="live">{t('planEnds', { shown: count(plan.multiples.length) })}</Text>}
        {draws.error && !draws.data && <QueryFailure query={draws} />}
        {draws.isPending && <Skeleton shape="block" room="small" />}
        <ChaseDraws
          draws={chased}
          multiples={multiples}
          base={view.totals.amount}
          currency={currency}
          onMultiple={plan.setMultiple}
        />
        <Switch label={t('stopOnWin')} checked={stopOnWin} onCheckedChange={setStopOnWin} />
        <Facts
          items={[
            { label: t('total'), value: text(total) },
            { label: t('largestLoss'), value: text(total) },
          ]}
        />
        <FormRefusal refusal={command.refusal} />
      </Stack>
    </Dialog>
  );
}
