import { screen, waitFor } from '@testing-library/react';
import { RegionCascader, type RegionCascaderProps } from '@tuanbao/library/widgets/RegionCascader';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { dongguan, nanshan } from '../../stories/fixtures/regions.ts';
import { press, show } from './onPage.tsx';

/** Renders a region field. The parent component can change the field's props while the user works in the field. */
function shown(props: Partial<RegionCascaderProps> = {}) {
  const onChange = vi.fn<() => void>();
  const field = (more: Partial<RegionCascaderProps>) => (
    <RegionCascader label="所在地区" onChange={onChange} {...props} {...more} />
  );
  const { rerender } = show(field({}));
  return { onChange, give: (more: Partial<RegionCascaderProps>) => rerender(field(more)) };
}
const field = () => screen.getByRole('combobox', { name: '所在地区' });
const search = () => screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
const column = (name: string) => screen.findByRole('listbox', { name });
const isShut = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

afterEach(async () => {
  await page.viewport(1280, 720);
});

describe.each([
  ['beside the field', 1280],
  ['as a sheet', 360],
])('open %s', (_, width) => {
  it.each(['isReadOnly', 'isDisabled'])('closes when it becomes %s, and nothing is chosen', async (state) => {
    await page.viewport(width, 720);
    const { give, onChange } = shown();
    await userEvent.click(field());
    await userEvent.fill(await search(), '南山');
    await screen.findByRole('listbox', { name: '搜索结果' });

    give({ [state]: true });
    await press('{Enter}');

    isShut();
    expect(onChange).not.toHaveBeenCalled();
    give({});
    isShut();
  });
});

describe('a value that changes while the keyboard is in the columns', () => {
  it.each([
    ['a column fewer', dongguan, '城市', '东莞市'],
    ['columns of another province', 320102, '区县', '玄武区'],
  ])('with %s, the keyboard continues at the new value', async (_, value, name, chosen) => {
    const { give } = shown({ value: nanshan });
    await userEvent.click(field());
    await search();
    await press('{ArrowDown}');
    expect(await column('区县')).toHaveFocus();

    give({ value });

    await waitFor(async () => expect(await column(name)).toHaveFocus());
    const list = await column(name);
    expect(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(chosen);
    await press('{Escape}');
    isShut();
    expect(field()).toHaveFocus();
  });
});

describe('a window that grows or shrinks while something is searched', () => {
  it('keeps the typed text, with focus in the search', async () => {
    shown();
    await userEvent.click(field());
    await userEvent.fill(await search(), '广东 南山');

    for (const [width, frame] of [
      [480, 'sheet'],
      [481, 'popover'],
      [480, 'sheet'],
    ] as const) {
      await page.viewport(width, 720);
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-frame', frame));
      expect(await search()).toHaveValue('广东 南山');
      expect(screen.getByRole('listbox', { name: '搜索结果' })).toBeVisible();
      await waitFor(async () => expect(await search()).toHaveFocus());
    }
  });
});
