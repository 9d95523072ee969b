import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  coarseEndorsementStatusCodes,
  coarseEndorsementStatusOf,
  endorsementStates,
  endorsementStatusCodes,
  type EndorsementState,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { EndorsementProcess } from '@tuanbao/library/widgets/EndorsementProcess';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { expect } from 'storybook/test';

import { Sheet, Tile } from './Sheet.tsx';

const meta = { title: 'Atlas/Endorsements', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = endorsementStates.filter((state) => state !== 'deleted');

/** Group code and flow code of a state. A draft has no flow code. */
const codeOf = (state: EndorsementState): string => {
  const group = coarseEndorsementStatusOf(state);
  const coarse = group === null ? '' : String(coarseEndorsementStatusCodes[group]);
  return state === 'temporary' || state === 'deleted' ? coarse : `${coarse} / ${endorsementStatusCodes[state]}`;
};

/** The 13 states of an endorsement and its draft, for both displays of the review. */
export const EveryStatus: Story = {
  render: () => (
    <Sheet isWide>
      {listed.map((status) => (
        <Tile key={status} name={codeOf(status)}>
          <div>
            <EndorsementStatusTag status={status} />
          </div>
          <EndorsementProcess status={status} review="twoStage" />
          <EndorsementProcess status={status} review="single" />
        </Tile>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(28);
  },
};
