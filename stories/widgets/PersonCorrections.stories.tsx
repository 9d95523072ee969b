import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonCorrections } from '@tuanbao/library/widgets/PersonCorrections';
import { expect, userEvent, within } from 'storybook/test';

import { Stack } from '../components/Layout.styles.ts';
import { correctedRoster, recordedPersons, recordedRoster } from '../fixtures/correctedRoster.ts';
import { twoSchemes } from '../fixtures/rosters.ts';
import { Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/PersonCorrections',
  component: PersonCorrections,
  args: { recorded: recordedPersons, store: recordedRoster(), schemes: twoSchemes },
  render: (args) => <PersonCorrections {...args} store={recordedRoster()} />,
} satisfies Meta<typeof PersonCorrections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingCorrected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('尚未更正任何人员')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '添加一行' })).toBeNull();
  },
};

export const OneTakenBack: Story = {
  render: (args) => <PersonCorrections {...args} store={correctedRoster()} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '更正内容' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(list).getByRole('button', { name: /还原第 4 行/ }));
    await expect(canvas.getByText('将更正 1 人')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  render: (args) => <PersonCorrections {...args} store={correctedRoster()} />,
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <PersonCorrections {...args} store={correctedRoster()} />
      <Narrow>
        <PersonCorrections {...args} store={correctedRoster()} />
      </Narrow>
    </Stack>
  ),
};
