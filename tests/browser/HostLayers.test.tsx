import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { CommandPalette } from '@tuanbao/library/components/CommandPalette';
import { DateField } from '@tuanbao/library/components/DateField';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Drawer } from '@tuanbao/library/components/Drawer';
import { Menu } from '@tuanbao/library/components/Menu';
import { Popover } from '@tuanbao/library/components/Popover';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { Tooltip } from '@tuanbao/library/components/Tooltip';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { banks } from '@tuanbao/library/samples/bankOptions';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { type ReactElement, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type Host, hosts } from './hosts.tsx';

import '@tuanbao/tokens/tokens.css';

beforeEach(() => page.viewport(1280, 720));
afterEach(cleanup);

/** True if no other element covers the middle of this element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && at !== null && element.contains(at);
}

/**
 * True if a screen reader can read the element: neither the element nor an ancestor is hidden from screen readers or
 * inert.
 */
const isTold = (element: Element): boolean => !element.closest('[aria-hidden="true"], [inert]');

const expectReachable = (element: Element): Promise<void> =>
  waitFor(() => expect([isOnTop(element), isTold(element)]).toEqual([true, true]));

function Windows(): ReactElement {
  const [open, setOpen] = useState('');
  const shut = (): void => setOpen('');
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>打开对话框</Button>
      <Button onPress={() => setOpen('drawer')}>打开抽屉</Button>
      <Button onPress={() => setOpen('palette')}>打开查找</Button>
      <Dialog title="对话框" isOpen={open === 'dialog'} onOpenChange={shut}>
        <ComboBox label="开户行" options={banks} />
      </Dialog>
      <Drawer title="抽屉" isOpen={open === 'drawer'} onOpenChange={shut}>
        内容
      </Drawer>
      <CommandPalette title="查找" isOpen={open === 'palette'} onOpenChange={shut} commands={[]} onChoose={shut} />
    </>
  );
}

const onChange = vi.fn<(value: unknown) => void>();
beforeEach(() => onChange.mockClear());

const Content = (): ReactElement => (
  <>
    <RegionCascader label="地区" onChange={onChange} />
    <ComboBox label="银行" options={banks} onChange={onChange} />
    <DateField label="日期" defaultValue="2026-11-23" onChange={onChange} />
    <Menu trigger={<Button>更多</Button>} actions={[{ id: 'copy', label: '复制' }]} onAction={onChange} />
    <Popover trigger={<Button>说明</Button>} aria-label="说明">
      <ComboBox label="支行" options={banks} />
    </Popover>
    <Tooltip trigger={<Button>提示</Button>}>几句话</Tooltip>
    <Button onPress={() => showToast({ title: '已保存', timeoutMs: 0 })}>保存</Button>
    <Windows />
  </>
);

const arrangements = [
  {
    where: 'with a provider around the page',
    show: ({ Layer }: Host) => (
      <TuanbaoProvider locale="zh-CN" theme="dark">
        <Layer>
          <Content />
        </Layer>
        <ToastRegion />
      </TuanbaoProvider>
    ),
  },
  {
    where: 'without a provider',
    show: ({ Layer }: Host) => (
      <I18nProvider locale="zh-CN">
        <Layer>
          <Content />
        </Layer>
        <ToastRegion />
      </I18nProvider>
    ),
  },
];

/** Selector of the layers that the components in `hosts` open. */
const hostLayer = '.MuiDialog-root, .ant-popover, [role="dialog"]:not(.MuiPaper-root), dialog';

describe.each(hosts)('in $name', (host) => {
  describe.each(arrangements)('$where', ({ show }) => {
    beforeEach(() => void render(show(host)));

    it('opens a cascader above, for pointer and keyboard', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: '地区' }));
      const search = await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
      await expectReachable(screen.getByRole('dialog', { name: '地区' }));
      await userEvent.click(await screen.findByRole('option', { name: /广东省/ }));
      await userEvent.click(await screen.findByRole('option', { name: /深圳市/ }));
      await userEvent.click(await screen.findByRole('option', { name: /南山区/ }));
      expect(onChange.mock.lastCall?.[0]).toBe(440305);
      await waitFor(() => expect(search).not.toBeInTheDocument());

      expect(screen.getByRole('combobox', { name: '地区' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
      await userEvent.keyboard('440304');
      await screen.findByRole('option', { name: /福田区/ });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe(440304));
    });

    it('opens the sheet of a cascader on a phone above', async () => {
      await page.viewport(360, 720);
      await userEvent.click(screen.getByRole('combobox', { name: '地区' }));
      const search = await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
      await expectReachable(search);
      await userEvent.fill(search, '440305');
      await userEvent.click(await screen.findByRole('option', { name: /南山区/ }));

      expect(onChange.mock.lastCall?.[0]).toBe(440305);
    });

    it('opens the list of a combo box above', async () => {
      await userEvent.click(screen.getByRole('combobox', { name: '银行' }));
      await expectReachable(await screen.findByRole('listbox'));
      await userEvent.click(screen.getByRole('option', { name: '中国农业银行' }));
      expect(onChange).toHaveBeenLastCalledWith('103');

      await userEvent.keyboard('{Control>}a{/Control}gsyh{Enter}');
      expect(onChange).toHaveBeenLastCalledWith('102');
    });

    it('opens a calendar above, for pointer and keyboard', async () => {
      const field = screen.getByRole('textbox', { name: '日期' });
      await userEvent.click(screen.getAllByRole('button', { name: '打开日历' })[0] ?? field);
      await expectReachable(await screen.findByRole('dialog', { name: '选择日期' }));
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-24'));

      await userEvent.click(screen.getByRole('button', { name: '打开日历' }));
      await userEvent.click(await screen.findByRole('button', { name: /11月11日/ }));
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-11-11'));
    });

    it('opens a menu above', async () => {
      await userEvent.click(screen.getByRole('button', { name: '更多' }));
      await expectReachable(await screen.findByRole('menu'));
      await userEvent.click(screen.getByRole('menuitem', { name: '复制' }));

      expect(onChange).toHaveBeenLastCalledWith('copy');
    });

    it('opens a popover above, and layers of the popover above that; Esc leaves the host open', async () => {
      await userEvent.click(screen.getByRole('button', { name: '说明' }));
      const popover = await screen.findByRole('dialog', { name: '说明' });
      await expectReachable(popover);
      await userEvent.click(within(popover).getByRole('combobox', { name: '支行' }));
      await expectReachable(await screen.findByRole('listbox'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await userEvent.keyboard('{Escape}');

      await waitFor(() => expect(popover).not.toBeInTheDocument());
      expect(isOnTop(screen.getByRole('button', { name: '更多' }))).toBe(true);
    });

    it('shows a tooltip above', async () => {
      screen.getByRole('button', { name: '说明' }).focus();
      await userEvent.tab();
      expect(screen.getByRole('button', { name: '提示' })).toHaveFocus();

      const tip = await screen.findByText('几句话');
      await waitFor(() => expect(tip.checkVisibility({ visibilityProperty: true })).toBe(true));
      tip.style.pointerEvents = 'auto';
      expect(isOnTop(tip)).toBe(true);
    });

    it.skipIf(host.name === 'a native dialog')('shows a message above', async () => {
      await userEvent.click(screen.getByRole('button', { name: '保存' }));
      const message = (await screen.findByText('已保存')).closest('[role="alertdialog"]') as HTMLElement;
      await waitFor(() => expect(isOnTop(message)).toBe(true));
      await userEvent.click(within(message).getByRole('button', { hidden: true }));

      await waitFor(() => expect(message).not.toBeInTheDocument());
    });

    it.each(['对话框', '抽屉', '查找'])('opens a window of ours above: %s', async (name) => {
      await userEvent.click(screen.getByRole('button', { name: `打开${name}` }));
      const own = await screen.findByRole('dialog', { name });
      await expectReachable(own);
      await waitFor(() => expect(own).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(own).getByRole('button', { name: '关闭' }));

      await waitFor(() => expect(own).not.toBeInTheDocument());
      // A host page that traps the focus may first move the focus to another element of its layer.
      const layer = screen.getByRole('button', { name: `打开${name}` }).closest(hostLayer);
      await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    });

    it('opens layers of such a window above it', async () => {
      await userEvent.click(screen.getByRole('button', { name: '打开对话框' }));
      await userEvent.click(await screen.findByRole('combobox', { name: '开户行' }));
      await expectReachable(await screen.findByRole('listbox'));
      await userEvent.click(screen.getByRole('option', { name: '中国农业银行' }));

      expect(screen.getByRole('combobox', { name: '开户行' })).toHaveValue('中国农业银行');
    });
  });
});
