import type { Meta, StoryObj } from '@storybook/react-vite';
import { endorsementStates } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';

import { Row } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/EndorsementStatusTag',
  component: EndorsementStatusTag,
  args: { status: 'awaitingPayment' },
} satisfies Meta<typeof EndorsementStatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AwaitingPayment: Story = {};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: () => (
    <Row>
      {endorsementStates.map((status) => (
        <EndorsementStatusTag key={status} status={status} />
      ))}
    </Row>
  ),
};
