import { screen, within } from '@testing-library/react';
import { EndorsementProcess } from '@tuanbao/library/widgets/EndorsementProcess';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const stages = () => within(screen.getByRole('list')).getAllByRole('listitem');
const current = () => stages().filter((stage) => stage.getAttribute('aria-current') === 'step');

it('leaves the final review out where the insurer reviews once', () => {
  const { unmount } = renderInChinese(<EndorsementProcess status="firstReview" review="twoStage" />);
  const twice = stages().length;
  unmount();

  renderInChinese(<EndorsementProcess status="firstReview" review="single" />);

  expect(stages()).toHaveLength(twice - 1);
  expect(screen.queryByText('终审')).not.toBeInTheDocument();
});

it('shows the upload as done and the payment as in progress while a premium is due', () => {
  renderInChinese(<EndorsementProcess status="awaitingPayment" review="twoStage" />);

  expect(screen.getByText('上传资料').closest('li')).toHaveTextContent('已完成');
  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveTextContent('支付 进行中');
});

it('shows at which stage a rejected one has stopped', () => {
  renderInChinese(<EndorsementProcess status="rejected" review="single" />);

  expect(current()).toHaveLength(1);
  expect(current()[0]).toHaveAttribute('data-state', 'stopped');
});
