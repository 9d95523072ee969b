import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OccupationRule } from '@tuanbao/library/domain/occupation/occupationRule';
import { allClasses, classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationResolver, type ResolvedTitle } from '@tuanbao/library/widgets/OccupationResolver';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import { occupations } from '../../stories/fixtures/occupationCatalogue.ts';

async function paste(list: string, locale = 'zh-CN', tree = someOccupations) {
  const onResolve = vi.fn<(resolved: readonly ResolvedTitle[]) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const resolver = (rule: OccupationRule) => (
    <I18nProvider locale={locale}>
      <OccupationResolver isOpen tree={tree} rule={rule} onOpenChange={onOpenChange} onResolve={onResolve} />
    </I18nProvider>
  );
  const { rerender } = render(resolver(classes1To4));
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.paste(list);
  return { user, onResolve, onOpenChange, coverBy: (rule: OccupationRule) => rerender(resolver(rule)) };
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

it('reads the first column of rows that were copied from a sheet', async () => {
  await paste('焊工\t12\t广州\n车床工\t3\t深圳');

  expect(chosenFor('焊工')).toBe('焊工 · 4类');
  expect(chosenFor('车床工')).toBe('车床工 · 2类');
});

it('leaves a title open that only resembles an occupation, and uses the user’s choice', async () => {
  const { user, onResolve } = await paste('焊工\n外勤');

  expect(line('外勤').getByText('请确认')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位，1 个待确认');
  await user.selectOptions(line('外勤').getByRole('combobox', { name: '外勤 对应的职业' }), '外勤业务人员 · 2类');
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位均已匹配');
  await user.click(screen.getByRole('button', { name: '使用 2 个匹配结果' }));

  expect(onResolve.mock.lastCall?.[0].map(({ occupation }) => occupation.code)).toEqual(['0502002', '0001002']);
});

it('never selects an occupation that the product refuses, and shows the reason', async () => {
  await paste('油漆喷涂工');

  expect(line('油漆喷涂工').getByText('油漆喷涂工：该职业不可投保')).toBeVisible();
  expect(line('油漆喷涂工').getByRole('option', { name: '油漆喷涂工 · 4类 · 该职业不可投保' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '使用 0 个匹配结果' })).toBeDisabled();
});

it('lets the user search the tree if nothing was found', async () => {
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

const other = (title: string) => line(title).getByRole('button', { name: `其他职业…（${title}）` });
const back = (title: string) => line(title).getByRole('button', { name: `返回匹配结果（${title}）` });

describe('the whole tree beside the matches', () => {
  it('leaves the match as it is until another occupation is chosen', async () => {
    const { user } = await paste('焊工');

    await user.click(other('焊工'));
    await user.keyboard('{Escape}');

    expect(line('焊工').getByRole('combobox', { name: '焊工 对应的职业' })).toHaveTextContent('机械制造 / 焊工');
    expect(line('焊工').getByText('已匹配')).toBeVisible();
    await user.click(back('焊工'));
    expect(chosenFor('焊工')).toBe('焊工 · 4类');
  });

  it('sets an occupation that is then one of the matches too', async () => {
    const { user, onResolve } = await paste('焊工');

    await user.click(other('焊工'));
    await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '公务员{Enter}');
    await user.click(back('焊工'));

    expect(chosenFor('焊工')).toBe('公务员、职员（内勤） · 1类');
    expect(line('焊工').getByText('已选择')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '使用 1 个匹配结果' }));
    expect(onResolve.mock.lastCall?.[0].map(({ occupation }) => occupation.code)).toEqual(['0001001']);
  });

  it('restores the match when the user empties the field and returns', async () => {
    const { user } = await paste('焊工');

    await user.click(other('焊工'));
    await user.keyboard('{Escape}');
    await user.click(line('焊工').getByRole('button', { name: '清除焊工 对应的职业' }));
    expect(line('焊工').getByText('请确认')).toBeVisible();
    await user.click(back('焊工'));

    expect(line('焊工').getByText('已匹配')).toBeVisible();
  });
});

it('matches a title again that had no occupation, was removed and typed again', async () => {
  const { user } = await paste('焊工');
  await user.selectOptions(line('焊工').getByRole('combobox'), '请选择职业');
  expect(screen.getByRole('status')).toHaveTextContent('1 个职位，1 个待确认');

  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '焊工');

  expect(screen.getByRole('status')).toHaveTextContent('1 个职位均已匹配');
});

it('reports no choice that the product refuses now, and shows this', async () => {
  const { user, coverBy, onResolve } = await paste('外勤\n焊工');
  await user.selectOptions(line('外勤').getByRole('combobox'), '外勤业务人员 · 2类');
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位均已匹配');

  coverBy({ ...allClasses, classes: '100100' });

  expect(line('外勤').getByText('外勤业务人员：该类别不在承保范围')).toBeVisible();
  expect(chosenFor('外勤')).toBe('外勤业务人员 · 2类 · 该类别不在承保范围');
  expect(screen.getByRole('status')).toHaveTextContent('2 个职位，1 个待确认');
  await user.click(screen.getByRole('button', { name: '使用 1 个匹配结果' }));
  expect(onResolve.mock.lastCall?.[0].map(({ title }) => title)).toEqual(['焊工']);
});

it('asks if occupations with the same name differ in class, and shows their groups', async () => {
  const { user, coverBy } = await paste('电焊工', 'zh-CN', occupations);
  coverBy(allClasses);

  expect(line('电焊工').getByText('请确认')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 个职位，1 个待确认');
  const offered = line('电焊工')
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered.filter((option) => option?.startsWith('电焊工'))).toEqual([
    '电焊工 · 房屋建筑 · 5类',
    '电焊工 · 机械与金属 · 4类',
  ]);
  await user.selectOptions(line('电焊工').getByRole('combobox'), '电焊工 · 机械与金属 · 4类');
  expect(screen.getByRole('status')).toHaveTextContent('1 个职位均已匹配');
});

describe('a list of more titles than are read', () => {
  const list = [...Array.from({ length: 500 }, (_, at) => `${at}车间焊工`), '车床工\t3', '外勤'].join('\n');

  it('shows how many lines are left out, and never that all are matched', async () => {
    await paste(list);

    expect(screen.getByRole('status')).toHaveTextContent('前 500 个职位已匹配');
    expect(screen.getByRole('status')).toHaveTextContent('另有 2 行未匹配');
    expect(screen.getByRole('status')).not.toHaveTextContent('均已匹配');
  });

  it('keeps those lines for the next time', async () => {
    const { user } = await paste(list);

    await user.click(screen.getByRole('button', { name: '使用 500 个匹配结果' }));

    expect(screen.getByRole('textbox')).toHaveValue('车床工\t3\n外勤');
  });
});

it('speaks English', async () => {
  await paste('焊工\n宇航员', 'en-US');

  expect(screen.getByRole('dialog', { name: 'Match job titles to occupations' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 job titles, 1 to confirm');
  expect(screen.getByRole('button', { name: 'Use 1 match' })).toBeVisible();
});
