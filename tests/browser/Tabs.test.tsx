import { screen } from '@testing-library/react';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { expect, it, vi } from 'vitest';

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

it('Tab goes from the chosen tab into what it shows', async () => {
  show(<Tabs aria-label="方案" items={items} defaultValue="b" />);

  await press('{Tab}');
  expect(screen.getByRole('tab', { name: '乙' })).toHaveFocus();
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '改乙' })).toHaveFocus();
});
