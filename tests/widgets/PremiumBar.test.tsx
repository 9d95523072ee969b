import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { incompleteQuote, quoteOf, withClerks } from '@tuanbao/library/samples/quotes';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PremiumBar, type PremiumBarProps } from '@tuanbao/library/widgets/PremiumBar';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

const view = (more: Partial<PremiumBarProps>) => (
  <I18nProvider locale="zh-CN">
    <PremiumBar quote={null} schemes={[officeScheme, workshopScheme]} {...more} />
  </I18nProvider>
);

function renderBar(props: Partial<PremiumBarProps>) {
  const { rerender } = render(view(props));
  return {
    rerender: (more: Partial<PremiumBarProps>) => rerender(view(more)),
    user: userEvent.setup(),
    status: screen.getByRole('status'),
  };
}

it('shows total, persons, average and how far the next discount is', () => {
  const { status } = renderBar({ quote: quoteOf([withClerks(officeScheme, 8)]) });

  expect(status).toHaveTextContent('¥1,032.00');
  expect(status).toHaveTextContent('共 8 人');
  expect(status).toHaveTextContent('人均 ¥129.00');
  expect(status).toHaveTextContent('再加 2 人可享 9.5 折');
  expect(status).not.toHaveTextContent('已享');
});

it('shows the best discount without offering another', () => {
  const { status } = renderBar({ quote: quoteOf([withClerks(officeScheme, 50)]) });

  expect(status).toHaveTextContent('已享 9 折');
  expect(status).not.toHaveTextContent('再加');
});

it('shows why the price differs from the last one', () => {
  const { status, rerender } = renderBar({ quote: quoteOf([officeScheme]) });
  expect(status).not.toHaveTextContent('较上次');

  rerender({ quote: quoteOf([officeScheme, workshopScheme]) });
  expect(status).toHaveTextContent('较上次增加 ¥11,796.00（新增车间方案；人数折扣 无 → 9.5 折）');

  rerender({ quote: quoteOf([{ ...officeScheme, payoutRatio: 'P90' }]) });
  expect(status.textContent).toMatch(
    /较上次减少 ¥[\d,.]+（方案一赔付比例 80% → 90%；减少一个方案；人数折扣 9.5 折 → 无）/,
  );
});

it('keeps the last change while there is no price in between', () => {
  const { status, rerender } = renderBar({ quote: quoteOf([withClerks(officeScheme, 5)]) });

  rerender({ quote: incompleteQuote, schemes: [officeScheme, untouchedScheme] });
  expect(status).toHaveTextContent('完善方案后显示保费');
  expect(status).not.toHaveTextContent('较上次');
  rerender({ quote: quoteOf([withClerks(officeScheme, 6)]) });

  expect(status).toHaveTextContent('较上次增加 ¥129.00（方案一人数 5 → 6）');
});

it('opens and closes the receipt', async () => {
  const { user } = renderBar({ quote: quoteOf([officeScheme]) });
  const button = screen.getByRole('button', { name: '查看明细' });
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await user.click(button);
  expect(screen.getByRole('region', { name: '保费明细' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '收起明细' }));

  expect(screen.queryByRole('region', { name: '保费明细' })).toBeNull();
});

it('continues once, and not while that is in progress', async () => {
  const onNext = vi.fn<() => void>();
  const { user, rerender } = renderBar({ quote: quoteOf([officeScheme]), onNext });

  await user.click(screen.getByRole('button', { name: '下一步' }));
  rerender({ quote: quoteOf([officeScheme]), onNext, isPending: true });
  await user.click(screen.getByRole('button', { name: /下一步/ }));

  expect(onNext).toHaveBeenCalledOnce();
});
