import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetsInDom } from '@tuanbao/library/testing/dom';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import { ReactHookForm } from '../../stories/guide/embed/forms/ReactHookForm.tsx';
import { TanStackForm } from '../../stories/guide/embed/forms/TanStackForm.tsx';

vi.setConfig({ testTimeout: 60_000 });

const setup = (Recipe: typeof ReactHookForm) => {
  const onSend = vi.fn<(entry: object) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <Recipe onSend={onSend} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  return { onSend, user, send: () => user.click(screen.getByRole('button', { name: '提交' })) };
};

describe.each([
  ['React Hook Form', ReactHookForm],
  ['TanStack Form', TanStackForm],
] as const)('the recipe for %s', (_, Recipe) => {
  it('shows the errors of a refused submit, and leads to the first of them', async () => {
    const { onSend, send } = setup(Recipe);
    await send();

    for (const message of ['请输入单位名称', '请选择所在地区', '请输入人数', '请先阅读并同意'])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /面积/ })).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '单位名称' })).toHaveFocus());
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends what was filled in', async () => {
    const { onSend, user, send } = setup(Recipe);
    const widgets = widgetsInDom({ user });
    await user.type(screen.getByRole('textbox', { name: '单位名称' }), '远山精密机械有限公司');
    const [region] = screen.getAllByRole('combobox', { name: /所在地区/ });
    await user.click(region as HTMLElement);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '440305{Enter}');
    await user.type(screen.getByRole('textbox', { name: '人数' }), '12');
    await user.type(screen.getByRole('textbox', { name: /面积/ }), '128.6');
    await widgets.cascader('房屋所在地区').search('440305', '南山区');
    await user.type(screen.getByRole('textbox', { name: /详细地址/ }), '科技园示例路 1 号 3 栋');
    await user.click(screen.getByRole('checkbox', { name: '已阅读投保须知' }));
    await send();

    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({
      company: '远山精密机械有限公司',
      region: 440_305,
      heads: 12,
      agrees: true,
      house: { areaSquareMetres: 128.6, address: { districtCode: 440_305, detail: '科技园示例路 1 号 3 栋' } },
    });
  });
});
