import { forwardRef, type ForwardRefExoticComponent, type ReactElement, type RefAttributes } from 'react';

import { Money, useEarningsHidden } from '../../components/Money/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { countsPremium, earnedFenOf, type EarnedReward, lackingOf } from '../../domain/user/earnedReward.ts';
import { rewardTypeMessages } from '../../i18n/enumerations/rewardType.messages.ts';
import { formatYuan } from '../../i18n/formatMoney.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EarnedRewards.messages.ts';
import * as S from './EarnedRewards.styles.ts';

export interface EarnedRewardsProps {
  /** Rewards that the agent can earn at present, with the agent's progress in each reward. */
  rewards: readonly EarnedReward[];
}

/**
 * Shows the sum of the bonuses that an agent has earned and, for each reward, the bonus, the progress and, if there is
 * a next step, the number or amount that is missing for it. While `EarningsHiddenContext` hides earnings, nothing is
 * shown. The ref is the outermost element.
 */
export const EarnedRewards: ForwardRefExoticComponent<EarnedRewardsProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  EarnedRewardsProps
>(function EarnedRewards({ rewards }, ref) {
  const words = useMessages(messages);
  if (useEarningsHidden()) return null;
  return (
    <S.Root ref={ref}>
      <S.Total>
        {words.total} <Money fen={earnedFenOf(rewards)} size="lead" />
      </S.Total>
      <S.List aria-label={words.list}>
        {rewards.map((reward) => (
          <Reward key={reward.code} reward={reward} />
        ))}
      </S.List>
    </S.Root>
  );
});

function Reward({ reward }: { readonly reward: EarnedReward }): ReactElement {
  const words = useMessages(messages);
  const types = useMessages(rewardTypeMessages);
  const { name, type, target, reached, bonus } = reward;
  const amountOf = (count: number) => (countsPremium(reward) ? formatYuan(String(count)) : words.policies(count));
  return (
    <li>
      <span>
        <Tag>{ownValue(types, type) ?? type}</Tag>
      </span>
      <ProgressBar
        label={name}
        value={reached}
        maxValue={target ?? Math.max(reached, 1)}
        valueLabel={target === null ? amountOf(reached) : words.ofTarget(amountOf(reached), amountOf(target))}
      />
      <S.Outcome>
        <span>
          {words.earned} <Money yuan={bonus} />
        </span>
        <span>{target === null ? words.highest : words.lacking(amountOf(lackingOf(reward)))}</span>
      </S.Outcome>
    </li>
  );
}
