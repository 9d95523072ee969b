import { render, screen, within } from '@testing-library/react';
import { issuedOrderEvents } from '@tuanbao/library/samples/orders';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

function entriesOf(events: Parameters<typeof OrderTimeline>[0]['events']) {
  render(
    <I18nProvider locale="zh-CN">
      <OrderTimeline events={events} />
    </I18nProvider>,
  );
  return within(screen.getByRole('list', { name: '订单进度' })).getAllByRole('listitem');
}

it('shows the latest first, for any order of the events', () => {
  const shuffled = [3, 0, 5, 1, 4, 2].flatMap((index) => issuedOrderEvents[index] ?? []);
  const entries = entriesOf(shuffled);

  expect(entries).toHaveLength(6);
  expect(entries[0]).toHaveTextContent('保单已生成');
  expect(entries[0]).toHaveAttribute('aria-current', 'step');
  expect(entries[5]).toHaveTextContent('提交投保单');
});

it('shows the time in Shanghai, also after midnight, and the actor', () => {
  const [issued, paid] = entriesOf(issuedOrderEvents);

  expect(issued).toHaveTextContent('2026-11-21 00:03保险公司');
  expect(paid).toHaveTextContent('2026-11-20 23:58付款人');
});

it('shows the note of the insurer about a decision', () => {
  const declined = { from: 'pendingReview', to: 'failed', reason: 'declined', by: 'insurer' } as const;
  const [entry] = entriesOf([{ ...declined, at: '2026-11-20T01:12:00.000Z', note: '风险过高' }]);

  expect(entry).toHaveTextContent('保险公司未承保');
  expect(entry).toHaveTextContent('风险过高');
});

it('of two steps at the same moment, shows the later first', () => {
  const [second, first] = entriesOf([
    { from: null, to: 'pendingConfirmation', reason: 'submitted', at: '2026-11-20T01:12:00.000Z', by: 'agent' },
    {
      from: 'pendingConfirmation',
      to: 'awaitingPayment',
      reason: 'accepted',
      at: '2026-11-20T01:12:00.000Z',
      by: 'system',
    },
  ]);

  expect(second).toHaveTextContent('审核通过，可以支付');
  expect(first).toHaveTextContent('提交投保单');
});
