import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { DateField } from '@tuanbao/library/components/DateField';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Menu } from '@tuanbao/library/components/Menu';
import { TextField } from '@tuanbao/library/components/TextField';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

const meta = {
  title: 'Atlas/Overlays',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const none = () => undefined;

export const MenuOpen: Story = {
  render: () => (
    <Menu
      trigger={<Button>更多</Button>}
      actions={[
        { id: 'copy', label: '复制为新订单' },
        { id: 'long', label: '将电子保单及全部批单发送到投保单位经办人的邮箱' },
        { id: 'invoice', label: '申请发票', isDisabled: true },
        { id: 'delete', label: '删除', tone: 'danger' },
      ]}
      onAction={none}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '复制为新订单' })).toHaveFocus());
  },
};

export const CalendarOpen: Story = {
  render: () => (
    <DateField label="起保日期" defaultValue="2026-12-08" minValue="2026-11-21" maxValue="2027-01-19" onChange={none} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await expect(await screen.findByRole('dialog', { name: '选择日期' })).toBeVisible();
  },
};

export const DialogWithAForm: Story = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={none}
      title="发送电子保单"
      footer={
        <>
          <Button onPress={none}>取消</Button>
          <Button variant="primary" onPress={none}>
            发送
          </Button>
        </>
      }
    >
      <TextField label="收件邮箱" defaultValue="insurance@" errorMessage="请填写正确的电子邮箱" isRequired />
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '发送电子保单' })).toBeVisible();
  },
};

export const DialogThatAsks: Story = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={none}
      role="alertdialog"
      size="small"
      title="删除“华东区域第三生产基地一线装配、仓储、驾驶及外包驻场人员专用方案”？"
      footer={
        <>
          <Button onPress={none}>保留</Button>
          <Button variant="danger" onPress={none}>
            删除方案
          </Button>
        </>
      }
    >
      该方案的 12,000 人将一并移除。
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const DialogLongerThanTheWindow: Story = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={none}
      size="large"
      title="投保须知"
      footer={
        <Button variant="primary" onPress={none}>
          我已阅读
        </Button>
      }
    >
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>{`第 ${line + 1} 条 投保人应当如实告知被保险人的职业、年龄与健康状况。`}</p>
      ))}
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '投保须知' })).toBeVisible();
  },
};

const toasts = [
  ['info', '已为您保留 30 分钟的报价'],
  ['success', '名单已导入，共 500 人'],
  ['warning', '还有 20 项未完成，请补充后提交'],
  ['danger', '系统繁忙，请稍后重试'],
] as const;

export const Toasts: Story = {
  beforeEach: () => {
    const closers = toasts.map(([tone, title]) => showToast({ tone, title, timeoutMs: 0 }));
    return () => closers.forEach((close) => close());
  },
  render: () => <ToastRegion />,
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4);
  },
};
