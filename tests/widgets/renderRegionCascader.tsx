import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Region } from '@tuanbao/library/domain/region/regionIndex';
import { RegionCascader, type RegionCascaderProps } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';

/** Renders the cascader as a field. Returns the calls of its handlers. */
export function renderCascader(props: Partial<RegionCascaderProps> = {}) {
  const onChange = vi.fn<(code: number, path: readonly Region[]) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RegionCascader label="所在地区" onChange={onChange} {...props} />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '所在地区' }) };
}

/** An open column. */
export const column = (name: string) => screen.getByRole('listbox', { name });

/** An option of a column. Waits until the column appears. */
export const option = async (columnName: string, name: string) =>
  within(await screen.findByRole('listbox', { name: columnName })).getByRole('option', { name });
