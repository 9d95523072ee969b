import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OccupationResolver, type ResolvedTitle } from '@tuanbao/library/widgets/OccupationResolver';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { classes1To4, someOccupations } from '../../stories/fixtures/occupations.ts';

async function paste(list: string, locale = 'zh-CN') {
  const onResolve = vi.fn<(resolved: readonly ResolvedTitle[]) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <I18nProvider locale={locale}>
      <OccupationResolver
        isOpen
        tree={someOccupations}
        rule={classes1To4}
        onOpenChange={onOpenChange}
        onResolve={onResolve}
      />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste(list);
  return { user, onResolve, onOpenChange };
}

const line = (title: string) => {
  const item = screen.getAllByRole('listitem').find((each) => within(each).queryByText(title));
  if (!item) throw new Error(`no line for ${title}`);
  return within(item);
};
const chosenFor = (title: string) => line(title).getByRole('combobox').querySelector('option:checked')?.textContent;

it('finds the occupation of every title, each title once', async () => {
  const { user, onResolve, onOpenChange } = await paste('焊工\r\n高级车床工（夜班）\r\n\r\n 焊工 \r\n');

  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(chosenFor('焊工')).toBe('焊工 · 4类');
  expect(line('焊工').getByText('已匹配')).toBeVisible();
  expect(line('焊工').getByText('共 2 行')).toBeVisible();
  expect(chosenFor('高级车床工（夜班）')).toBe('车床工 · 2类');
  expect(line('高级车床工（夜班）').getByText('近似匹配，请核对')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位均已匹配');
  await user.click(screen.getByRole('button', { name: '使用 2 个匹配结果' }));

  expect(onResolve).toHaveBeenCalledExactlyOnceWith([
    { title: '焊工', count: 2, occupation: expect.objectContaining({ code: '0502002' }) },
    { title: '高级车床工（夜班）', count: 1, occupation: expect.objectContaining({ code: '0502001' }) },
  ]);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

it('reads the first column of rows copied from a sheet', async () => {
  await paste('焊工\t12\t广州\n车床工\t3\t深圳');

  expect(chosenFor('焊工')).toBe('焊工 · 4类');
  expect(chosenFor('车床工')).toBe('车床工 · 2类');
});

it('leaves open what only resembles an occupation, and takes the answer of the reader', async () => {
  const { user, onResolve } = await paste('焊工\n外勤');

  expect(line('外勤').getByText('请确认')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位，1 个待确认');
  await user.selectOptions(line('外勤').getByRole('combobox', { name: '外勤 对应的职业' }), '外勤业务人员 · 2类');
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位均已匹配');
  await user.click(screen.getByRole('button', { name: '使用 2 个匹配结果' }));

  expect(onResolve.mock.lastCall?.[0].map(({ occupation }) => occupation.code)).toEqual(['0502002', '0001002']);
});

it('never takes an occupation that the product refuses, and says why', async () => {
  await paste('油漆喷涂工');

  expect(line('油漆喷涂工').getByText('油漆喷涂工：该职业不可投保')).toBeVisible();
  expect(line('油漆喷涂工').getByRole('option', { name: '油漆喷涂工 · 4类 · 该职业不可投保' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '使用 0 个匹配结果' })).toBeDisabled();
});

it('lets the reader search the tree where nothing was found', async () => {
  const { user, onResolve } = await paste('宇航员');

  expect(line('宇航员').getByText('没有匹配的职业，请搜索')).toBeVisible();
  await user.click(line('宇航员').getByRole('combobox', { name: '宇航员 对应的职业' }));
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '焊工{Enter}');
  expect(line('宇航员').getByText('已选择')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '使用 1 个匹配结果' }));

  expect(onResolve).toHaveBeenCalledExactlyOnceWith([
    { title: '宇航员', count: 1, occupation: expect.objectContaining({ code: '0502002' }) },
  ]);
});

it('offers the whole tree in place of its answers', async () => {
  const { user } = await paste('焊工');

  await user.selectOptions(line('焊工').getByRole('combobox'), '其他职业…');

  expect(line('焊工').getByRole('combobox', { name: '焊工 对应的职业' })).toHaveTextContent('请选择职业');
});

it('speaks English', async () => {
  await paste('焊工\n宇航员', 'en-US');

  expect(screen.getByRole('dialog', { name: 'Match job titles to occupations' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 job titles, 1 to confirm');
  expect(screen.getByRole('button', { name: 'Use 1 match' })).toBeVisible();
});
