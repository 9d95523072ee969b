import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Region } from '@tuanbao/library/domain/region/regionIndex';
import { RegionCascader, type RegionCascaderProps } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';

/** Renders the cascader. Returns mocks of its handlers, which record their calls. */
export function renderCascader(props: Partial<RegionCascaderProps> = {}) {
  const onChange = vi.fn<(code: number, path: readonly Region[]) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RegionCascader label="所在地区" onChange={onChange} {...props} />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '所在地区' }) };
}

/** Returns the open column with this name. */
export const column = (name: string) => screen.getByRole('listbox', { name });

/** Returns an option of a column. Waits until the column appears. */
export const option = async (columnName: string, name: string) =>
  within(await screen.findByRole('listbox', { name: columnName })).getByRole('option', { name });
