import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { PlusIcon } from '@tuanbao/library/components/Icon';
import { Tooltip } from '@tuanbao/library/components/Tooltip';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Row } from './Layout.styles.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    trigger: (
      <Button aria-label="添加方案">
        <PlusIcon />
      </Button>
    ),
    children: '添加方案，最多 10 个',
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('添加方案，最多 10 个');
    await expect(canvas.getByRole('button', { name: '添加方案' })).toHaveAccessibleDescription('添加方案，最多 10 个');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Row style={{ paddingBlock: '3rem' }}>
      <Tooltip {...args} />
      <Tooltip {...args} placement="bottom" trigger={<Button>每人保费</Button>}>
        按所选职业类别、保险期间与人数折扣计算，最终以保险公司出具的保险单为准
      </Tooltip>
    </Row>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '每人保费' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();

    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
