import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarningsHiddenContext } from '@tuanbao/library/components/Money';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { employerLiabilityListing } from '@tuanbao/library/samples/products';
import { ProductCard } from '@tuanbao/library/widgets/ProductCard';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

function renderCard(product: Partial<ProductSummary> = {}, isPending = false) {
  const onChoose = vi.fn<(product: ProductSummary) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <ProductCard product={{ ...employerLiabilityListing, ...product }} {...{ onChoose, isPending }} />
    </I18nProvider>,
  );
  return { onChoose, user: userEvent.setup(), card: screen.getByRole('article') };
}

it('shows the insurer, the product and the minimum price', () => {
  const { card } = renderCard({ premiumFrom: '1280.5' });

  expect(card).toHaveAccessibleName('安工雇主责任险（示例版）');
  expect(card).toHaveTextContent('示例财产保险股份有限公司');
  expect(card).toHaveTextContent('雇主责任险');
  expect(card).toHaveTextContent('¥1,280.50/人/年起');
});

it('shows the agent’s earnings if the product has them, and not while a customer looks on', () => {
  const earnings = { percent: '12.5', rewards: 2 };
  const { card } = renderCard({ earnings });
  expect(card.textContent).toContain('推广费 12.5%2 项奖励进行中');
  cleanup();
  expect(renderCard({ earnings: { ...earnings, rewards: 0 } }).card.textContent).not.toContain('奖励');
  cleanup();
  expect(renderCard().card.textContent).not.toContain('推广费');
  cleanup();
  render(
    <EarningsHiddenContext.Provider value>
      <ProductCard product={{ ...employerLiabilityListing, earnings }} onChoose={() => undefined} />
    </EarningsHiddenContext.Provider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/推广费|Commission|奖励|reward/);
});

it('names the product line once, and not again as a tag', () => {
  const { card } = renderCard({ tags: ['雇主责任', '按人投保'] });

  expect(card.textContent.match(/雇主责任/g)).toHaveLength(2); // Once in the product's name, once in its product line.
  expect(card).toHaveTextContent('按人投保');
});

it('is pinned and unpinned by one button', async () => {
  const onPin = vi.fn<(product: ProductSummary, isPinned: boolean) => void>();
  const card = (isPinned: boolean) => (
    <I18nProvider locale="zh-CN">
      <ProductCard product={employerLiabilityListing} onChoose={() => undefined} {...{ onPin, isPinned }} />
    </I18nProvider>
  );
  const { rerender } = render(card(false));
  const pin = screen.getByRole('button', { name: '置顶 安工雇主责任险（示例版）' });
  expect(pin).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(pin);
  rerender(card(true));
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pin);

  expect(onPin.mock.calls).toEqual([
    [employerLiabilityListing, true],
    [employerLiabilityListing, false],
  ]);
});

it('labels sample rates, and only those', () => {
  renderCard();
  expect(screen.getByText('示例费率')).toBeVisible();
});

it('shows an insurer’s own tariff without the sample label', () => {
  renderCard({ isSample: false });
  expect(screen.queryByText('示例费率')).toBeNull();
});

it('leaves the sample label out where the page says that all rates are samples', () => {
  render(<ProductCard product={employerLiabilityListing} onChoose={vi.fn<() => void>()} isSampleStated />);
  expect(screen.queryByText('示例费率')).toBeNull();
});

it('says if the premium depends on more than the person', () => {
  const { card } = renderCard({ premiumFrom: null });

  expect(card).toHaveTextContent('保费按投保信息计算');
  expect(card).not.toHaveTextContent('¥');
});

it('reports the product that is chosen', async () => {
  const { user, onChoose } = renderCard();

  await user.click(screen.getByRole('button', { name: /^投保/ }));

  expect(onChoose).toHaveBeenCalledExactlyOnceWith(employerLiabilityListing);
});

it('is selected once while the product is being opened', async () => {
  const { user, onChoose } = renderCard({}, true);

  await user.click(screen.getByRole('button', { name: /^投保/ }));

  expect(onChoose).not.toHaveBeenCalled();
});

it('offers a price and details of the product if there are handlers for them', async () => {
  const onQuote = vi.fn<(product: ProductSummary) => void>();
  const onShowDetails = vi.fn<(product: ProductSummary) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <ProductCard product={employerLiabilityListing} onChoose={() => undefined} {...{ onQuote, onShowDetails }} />
    </I18nProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^报价/ }));
  expect(onQuote).toHaveBeenCalledExactlyOnceWith(employerLiabilityListing);
  await userEvent.click(screen.getByRole('button', { name: /详情$/ }));
  expect(onShowDetails).toHaveBeenCalledExactlyOnceWith(employerLiabilityListing);
});
