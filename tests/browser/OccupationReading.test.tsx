import { screen } from '@testing-library/react';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { OccupationResolver } from '@tuanbao/library/widgets/OccupationResolver';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { readingOrderOf } from './accessibilityTree.ts';
import { press, show } from './onPage.tsx';

const known = { tree: someOccupations, rule: classes1To4 };
const nothing = (): void => undefined;

describe('what a screen reader reads in the picker', () => {
  it('is the class of each occupation with its name, and why one is refused', async () => {
    show(<OccupationPicker label="职业" {...known} value="0502002" />);

    await userEvent.click(screen.getByRole('combobox', { name: '职业' }));

    const order = await readingOrderOf('listbox', '小类');
    expect(order).toEqual([
      'listbox 小类',
      'option 车床工 2类',
      'option 焊工 4类',
      'option 大型起重设备安装、调试、拆卸及高处检修作业人员（含带电作业） 该类别不在承保范围 6类',
    ]);
  });

  it('is the same for a search result, after its groups', async () => {
    show(<OccupationPicker label="职业" {...known} />);

    await userEvent.click(screen.getByRole('combobox', { name: '职业' }));
    await press('油漆');

    expect(await readingOrderOf('listbox', '搜索结果')).toEqual([
      'listbox 搜索结果',
      'option 油漆喷涂工 制造业 / 化工 · 该职业不可投保 4类',
    ]);
  });
});

async function resolve(list: string) {
  show(<OccupationResolver isOpen {...known} onOpenChange={nothing} onResolve={nothing} />);
  await userEvent.fill(await screen.findByRole('textbox'), list);
  await screen.findByRole('list', { name: '匹配结果' });
}

describe('the resolver', () => {
  it('is read line by line: the title, its occupation, and the certainty', async () => {
    await resolve('焊工\n油漆喷涂工\n宇航员\n焊工');

    const order = await readingOrderOf('list', '匹配结果', true);
    const spoken = order.filter((line) => /^(?:listitem|text|combobox|button)/.test(line));
    expect(spoken).toEqual([
      'listitem',
      'text 焊工',
      'text 共 2 行',
      'text 焊工 对应的职业',
      'combobox 焊工 对应的职业',
      'text 已匹配',
      'button 其他职业…（焊工）',
      'listitem',
      'text 油漆喷涂工',
      'text 油漆喷涂工 对应的职业',
      'combobox 油漆喷涂工 对应的职业',
      'text 油漆喷涂工：该职业不可投保',
      'button 其他职业…（油漆喷涂工）',
      'listitem',
      'text 宇航员',
      'text 宇航员 对应的职业',
      'combobox 宇航员 对应的职业',
      'text 没有匹配的职业，请搜索',
    ]);
  });

  it('keeps its match while the keyboard goes past the answers, and gives it back after the tree was looked at', async () => {
    await resolve('焊工');
    const select = screen.getByRole('combobox', { name: '焊工 对应的职业' });

    await press('{Tab}');
    expect(select).toHaveFocus();
    await press('{ArrowDown}');
    expect(select).toHaveFocus();
    expect(select).toHaveValue('0502002');
    await press('{Tab}{Enter}');
    expect(await screen.findByRole('combobox', { name: '搜索职业名称、拼音或代码' })).toHaveFocus();
    await press('{Escape}');
    expect(screen.getByRole('combobox', { name: '焊工 对应的职业' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('1 个职位均已匹配');
    screen.getByRole('button', { name: '返回匹配结果（焊工）' }).focus();
    await press('{Enter}');

    expect(screen.getByRole('combobox', { name: '焊工 对应的职业' })).toHaveValue('0502002');
  });
});
