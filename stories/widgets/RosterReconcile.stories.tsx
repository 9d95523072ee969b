import type { Meta, StoryObj } from '@storybook/react-vite';
import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { currentListText, fewInsured, policyContext } from '../fixtures/endorsements.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/RosterReconcile',
  component: RosterReconcile,
  args: { insured: fewInsured, context: policyContext, onRequest: fn() },
} satisfies Meta<typeof RosterReconcile>;

export default meta;
type Story = StoryObj<typeof meta>;

async function giveTheList(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no list is asked for');
  await userEvent.upload(input, new File([currentListText], '十二月在职名单.txt'));
  await userEvent.click(await screen.findByRole('button', { name: /与保单比对/ }));
  await screen.findByRole('tab', { name: /全部变化/ });
}

export const AsksForTheList: Story = {};

export const DecidesAndMakesTheRequest: Story = {
  play: async ({ args }) => {
    await giveTheList();
    await userEvent.click(screen.getByRole('button', { name: '生成变更' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('还有 1 人待确认');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '赵无名的处理方式' }), '按替换处理');
    await userEvent.click(screen.getByRole('button', { name: '生成变更' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, play: giveTheList };

export const English: Story = { globals: { locale: 'en-US' } };

export const NarrowWithLines: Story = {
  render: (args) => (
    <Narrow>
      <RosterReconcile {...args} />
    </Narrow>
  ),
  play: giveTheList,
};

export const Gallery: Story = { play: giveTheList };
