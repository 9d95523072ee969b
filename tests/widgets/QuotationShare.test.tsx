import { screen } from '@testing-library/react';
import { QuotationShare } from '@tuanbao/library/widgets/QuotationShare';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const props = {
  address: 'https://tuanbao.example/q?token=1',
  validUntil: '2026-12-20',
  text: '团体保险报价单\n总保费',
};

it('copies the link or the text, and says so', async () => {
  const { user } = renderInChinese(<QuotationShare {...props} />);
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await navigator.clipboard.readText()).toBe(props.address);
  expect(screen.getByRole('status')).toHaveTextContent('已复制');

  await user.click(screen.getByRole('button', { name: '复制文字' }));
  expect(await navigator.clipboard.readText()).toBe(props.text);
});

it('shows how long the link is valid, and what it never shows', () => {
  renderInChinese(<QuotationShare {...props} />);
  expect(screen.getByRole('textbox', { name: /报价链接/ })).toHaveAccessibleDescription(
    /2026-12-20 后失效.*不显示推广费和专业价/,
  );
});
