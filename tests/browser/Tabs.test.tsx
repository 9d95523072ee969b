import { screen } from '@testing-library/react';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { press, show } from './onPage.tsx';

const items = [
  { id: 'a', title: '甲', content: <button type="button">改甲</button> },
  { id: 'b', title: '乙', content: <button type="button">改乙</button> },
  { id: 'c', title: '丙', isDisabled: true },
  { id: 'd', title: '丁', content: '丁' },
];

it.each([
  ['ArrowRight', 'zh-CN', 'd'],
  ['ArrowLeft', 'zh-CN', 'a'],
  ['Home', 'zh-CN', 'a'],
  ['End', 'zh-CN', 'd'],
  ['ArrowRight', 'ar', 'a'],
  ['ArrowLeft', 'ar', 'd'],
])('%s in %s shows %s', async (key, locale, shown) => {
  const onChange = vi.fn<(id: string) => void>();
  show(<Tabs aria-label="方案" items={items} defaultValue="b" onChange={onChange} />, locale);

  await press(`{Tab}{${key}}`);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(shown);
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

it('Tab goes from the selected tab into its panel', async () => {
  show(<Tabs aria-label="方案" items={items} defaultValue="b" />);

  await press('{Tab}');
  expect(screen.getByRole('tab', { name: '乙' })).toHaveFocus();
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '改乙' })).toHaveFocus();
});

const thirty = Array.from({ length: 30 }, (_, index) => ({ id: `s${index}`, title: `方案${index + 1}`, content: '' }));

const isInSight = (tab: HTMLElement): boolean => {
  const row = screen.getByRole('tablist').getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  return own.left >= row.left - 1 && own.right <= row.right + 1;
};

const thirtyShowing = (value: string) => (
  <div style={{ inlineSize: 600 }}>
    <Tabs aria-label="方案" items={thirty} value={value} />
  </div>
);

it('the selected one of thirty tabs is visible, also when the parent selects another', async () => {
  const { rerender } = show(thirtyShowing('s29'));
  await expect.poll(() => isInSight(screen.getByRole('tab', { name: '方案30' }))).toBe(true);

  rerender(thirtyShowing('s0'));
  await expect.poll(() => isInSight(screen.getByRole('tab', { name: '方案1' }))).toBe(true);
});

it('a pointer reaches the tabs that do not fit, from both ends', async () => {
  const { container } = show(
    <div style={{ inlineSize: 600 }}>
      <Tabs aria-label="方案" items={thirty} />
    </div>,
  );
  const [back, on] = await vi.waitFor((): [HTMLButtonElement, HTMLButtonElement] => {
    const found = container.querySelectorAll<HTMLButtonElement>('button[aria-hidden]');
    expect(found).toHaveLength(2);
    return [found[0]!, found[1]!];
  });
  expect(back).toBeDisabled();
  expect(isInSight(screen.getByRole('tab', { name: '方案12' }))).toBe(false);

  await userEvent.click(on);
  await expect.poll(() => isInSight(screen.getByRole('tab', { name: '方案12' }))).toBe(true);
  await expect.poll(() => back.disabled).toBe(false);
  await userEvent.click(back);
  await expect.poll(() => isInSight(screen.getByRole('tab', { name: '方案1' }))).toBe(true);
});

it('the chosen tab names the panel that all tabs share', async () => {
  const shared = items.map(({ id, title }) => ({ id, title }));
  show(
    <Tabs aria-label="方案" items={shared}>
      名单
    </Tabs>,
  );

  await press('{Tab}{ArrowRight}');
  const chosen = screen.getByRole('tab', { selected: true, name: '乙' });
  expect(screen.getByRole('tabpanel', { name: '乙' }).id).toBe(chosen.getAttribute('aria-controls'));
});
