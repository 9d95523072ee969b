import { screen, within } from '@testing-library/react';
import { EarningsHiddenContext } from '@tuanbao/library/components/Money';
import { fourRewards } from '@tuanbao/library/samples/rewards';
import { EarnedRewards } from '@tuanbao/library/widgets/EarnedRewards';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const rewardAt = (position: number) => within(screen.getAllByRole('listitem')[position]!);

it('adds up earned rewards', () => {
  renderInChinese(<EarnedRewards rewards={fourRewards} />);
  expect(screen.getByText('已获奖励合计')).toHaveTextContent('¥350.00');
});

it('counts policies or premium, and shows the rest up to the next step', () => {
  renderInChinese(<EarnedRewards rewards={fourRewards} />);
  expect(rewardAt(1).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 单 / 10 单');
  expect(rewardAt(1).getByText('距下一档还差 7 单')).toBeVisible();
  expect(rewardAt(2).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '¥12,345.00 / ¥100,000.00');
  expect(rewardAt(2).getByText('距下一档还差 ¥87,655.00')).toBeVisible();
});

it('shows when no step is left', () => {
  renderInChinese(<EarnedRewards rewards={fourRewards} />);
  expect(rewardAt(0).getByText('已达最高档')).toBeVisible();
  expect(rewardAt(0).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
});

it('is not in the page while a customer looks on', () => {
  const { container } = renderInChinese(
    <EarningsHiddenContext value>
      <EarnedRewards rewards={fourRewards} />
    </EarningsHiddenContext>,
  );
  expect(container).toBeEmptyDOMElement();
});
