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

import { chromaticOfAtlas } from './chromaticOfAtlas.ts';
import { Sheet, Tile } from './Sheet.tsx';

const meta = {
  title: 'Atlas/Endorsements',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const listed = endorsementStates.filter((state) => state !== 'deleted');

/** Returns the group code and the flow code of a state. A draft has no flow code. */
const codeOf = (state: EndorsementState): string => {
  const group = coarseEndorsementStatusOf(state);
  const coarse = group === null ? '' : String(coarseEndorsementStatusCodes[group]);
  return state === 'temporary' || state === 'deleted' ? coarse : `${coarse} / ${endorsementStatusCodes[state]}`;
};

/**
 * The draft and the 13 other states of an endorsement. Each state is shown with both displays of the review: two stages
 * and one stage.
 */
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
