import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Money, useEarningsHidden } from '@tuanbao/library/components/Money';
import { earnedFenOf } from '@tuanbao/library/domain/user/earnedReward';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { EarnedRewards } from '@tuanbao/library/widgets/EarnedRewards';
import { type ReactElement, useState } from 'react';

import { policyBonus } from '../../contract/users.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './rewards.messages.ts';
import * as S from './Rewards.styles.ts';

/**
 * Shows the amount that the agent has earned by the rewards that are running. A dialog shows how much is missing for
 * the next step of a reward. Renders nothing until the rewards are loaded, if there are no rewards for the agent, or if
 * customer mode is on (a customer sees the screen).
 */
export function Rewards(): ReactElement | null {
  const words = useMessages(messages);
  const isHidden = useEarningsHidden();
  const rewards = useQuestion(policyBonus, isHidden ? null : {});
  const [isOpen, setOpen] = useState(false);
  if (isHidden || !rewards.data || rewards.data.length === 0) return null;
  return (
    <S.Root>
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        {words.rewards} <Money fen={earnedFenOf(rewards.data)} />
      </Button>
      <Dialog title={words.title} isOpen={isOpen} onOpenChange={setOpen}>
        <EarnedRewards rewards={rewards.data} />
      </Dialog>
    </S.Root>
  );
}
