import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentChoicesIn } from '@tuanbao/library/components/Cascader';
import type { OccupationNode } from '@tuanbao/library/domain/occupation/occupationTree';
import { allClasses, classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationPicker, type OccupationPickerProps } from '@tuanbao/library/widgets/OccupationPicker';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { occupations } from '../../stories/fixtures/occupationCatalogue.ts';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

function renderPicker(props: Partial<OccupationPickerProps> = {}) {
  const onChange = vi.fn<(occupation: OccupationNode | null) => void>();
  render(<OccupationPicker label="职业" tree={someOccupations} rule={classes1To4} onChange={onChange} {...props} />, {
    wrapper: Chinese,
  });
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '职业' }) };
}

const option = (column: string, name: string | RegExp) =>
  within(screen.getByRole('listbox', { name: column })).getByRole('option', { name });

it('goes through 大类 and 中类 to an occupation, and reports all of its data', async () => {
  const { user, field, onChange } = renderPicker();

  await user.click(field);
  await user.click(option('大类', '一般职业'));
  await user.click(option('中类', '机关、团体、企事业单位'));
  await user.click(option('小类', /^公务员、职员（内勤）/));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '0001001', class: 1 }));
  expect(field).toHaveTextContent('一般职业 / 机关、团体、企事业单位 / 公务员、职员（内勤）');
});

it('shows the class in which the product rates an occupation', async () => {
  const { user, field } = renderPicker();

  await user.click(field);
  await user.click(option('大类', '制造业'));

  await user.click(option('中类', '机械制造'));
  expect(option('小类', /^车床工/)).toHaveTextContent('2类');
  expect(option('小类', /^焊工/)).toHaveTextContent('4类');
});

it.each([
  { name: /^大型起重设备/, group: '机械制造', reason: '该类别不在承保范围' },
  { name: /^油漆喷涂工/, group: '化工', reason: '该职业不可投保' },
  { name: /^烟花爆竹制造工/, group: '化工', reason: '该职业不可投保' },
])('keeps $name visible and shows $reason', async ({ name, group, reason }) => {
  const { user, field, onChange } = renderPicker();

  await user.click(field);
  await user.click(option('大类', '制造业'));
  await user.click(option('中类', group));
  await user.click(option('小类', name));

  expect(option('小类', name)).toHaveAttribute('aria-disabled', 'true');
  expect(option('小类', name)).toHaveTextContent(reason);
  expect(onChange).not.toHaveBeenCalled();
});

it.each(['焊工', '0502002', '机械制造'])('finds 焊工 by %s', async (text) => {
  const { user, field } = renderPicker();

  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), text);

  expect(option('搜索结果', /^焊工/)).toHaveTextContent('制造业 / 机械制造');
});

it.each([
  { typed: 'KTV', first: 'KTV服务员', marks: ['KTV'] },
  { typed: 'ktv服务', first: 'KTV服务员', marks: ['KTV服务'] },
  { typed: '保安(非押运)', first: '保安（非押运）', marks: ['保安（非押运）'] },
  { typed: 'baoanfeiyayun', first: '保安（非押运）', marks: ['保安（非押运'] },
  { typed: '建筑 电焊工', first: '电焊工', marks: ['电焊工', '建筑', '建筑'] },
])('highlights the parts of the names that match $typed', async ({ typed, first, marks }) => {
  const { user, field } = renderPicker({ tree: occupations });

  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), typed);

  const [best] = within(screen.getByRole('listbox', { name: '搜索结果' })).getAllByRole('option');
  expect(best).toHaveTextContent(first);
  expect(Array.from(best?.querySelectorAll('mark') ?? [], ({ textContent }) => textContent)).toEqual(marks);
});

it('does not select a refused search result', async () => {
  const { user, field, onChange } = renderPicker();

  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '油漆');
  await user.keyboard('{Enter}');

  expect(onChange).not.toHaveBeenCalled();
  expect(option('搜索结果', /^油漆喷涂工/)).toHaveTextContent('该职业不可投保');
});

it('adds one occupation after another while its parent keeps it empty', async () => {
  const { user, field, onChange } = renderPicker({ value: '', placeholder: '添加职业' });

  for (const name of ['焊工', '车床工']) {
    await user.click(field);
    await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), name);
    await user.keyboard('{Enter}');
  }

  expect(onChange.mock.calls.map(([occupation]) => occupation?.name)).toEqual(['焊工', '车床工']);
  expect(field).toHaveTextContent('添加职业');
});

it.each([
  { value: '0502003', reason: '该类别不在承保范围' },
  { value: '0503001', reason: '该职业不可投保' },
])('shows that the product no longer accepts a selected occupation: $reason', ({ value, reason }) => {
  const { field } = renderPicker({ value });

  expect(screen.getByRole('status')).toHaveTextContent(reason);
  expect(field).toHaveAccessibleDescription(reason);
});

it('removes the mark when the product covers the class of the selected occupation', () => {
  const shown = { label: '职业', tree: someOccupations, value: '0502003' };
  const { rerender } = render(<OccupationPicker {...shown} rule={classes1To4} />, { wrapper: Chinese });
  expect(screen.getByRole('status')).toBeVisible();

  rerender(<OccupationPicker {...shown} rule={allClasses} />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('reports null when it is cleared', async () => {
  const { user, onChange } = renderPicker({ defaultValue: '0502002' });

  await user.click(screen.getByRole('button', { name: '清除职业' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('offers recent occupations of this employer, and none of another one', async () => {
  const storage = new Map([['employer-2', '["0001001"]']]);
  const kept = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
  };
  const { user, field, onChange } = renderPicker({ recent: recentChoicesIn(kept, 'employer-1') });

  await user.click(field);
  expect(screen.queryByRole('group', { name: '最近选择' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '焊工{Enter}');
  await user.click(field);
  await user.click(screen.getByRole('button', { name: '机械制造 / 焊工' }));

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(storage.get('employer-1')).toBe('["0502002"]');
  expect(storage.get('employer-2')).toBe('["0001001"]');
});

it.each(['', '{', '{"a":1}', '[1,2]'])('offers no recent choices if the storage contains %j', async (written) => {
  const { user, field } = renderPicker({
    recent: recentChoicesIn({ getItem: () => written, setItem: () => undefined }, 'employer-1'),
  });

  await user.click(field);

  expect(screen.queryByRole('group', { name: '最近选择' })).not.toBeInTheDocument();
});

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

it('works if the storage is denied', async () => {
  const { user, field, onChange } = renderPicker({
    recent: recentChoicesIn({ getItem: denied, setItem: denied }, 'employer-1'),
  });

  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '焊工{Enter}');

  expect(onChange).toHaveBeenCalledOnce();
});

it('closes, and stays closed, when the user clicks its visible label', async () => {
  const { user, field } = renderPicker();
  await user.click(screen.getByText('职业'));
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByText('职业'));
  expect(field).toHaveAttribute('aria-expanded', 'false');
});
