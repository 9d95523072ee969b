import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '@tuanbao/library/components/Switch';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: '到期前提醒续保', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('到期前提醒续保'));

    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch', { name: '到期前提醒续保' })).toBeChecked();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} defaultSelected description="到期前 30 天、7 天各发一次短信" />
      <Switch {...args} errorMessage="请先验证手机号" />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
      <Switch {...args} isReadOnly defaultSelected />
      <Switch {...args}>
        被保险人名单变更后，以短信与邮件同时通知投保企业经办人、财务联系人及代理人，并保留完整的发送记录
      </Switch>
    </Stack>
  ),
};
