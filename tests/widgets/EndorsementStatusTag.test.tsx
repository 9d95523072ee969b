import { cleanup, screen } from '@testing-library/react';
import { endorsementStates } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

it('has a word of its own for every status', () => {
  const words = endorsementStates.map((status) => {
    const { container } = renderInChinese(<EndorsementStatusTag status={status} />);
    const word = container.textContent;
    cleanup();
    return word;
  });

  expect(words.every((word) => word.length > 0)).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});

it('names a draft by the agent’s next action', () => {
  renderInChinese(<EndorsementStatusTag status="temporary" />);

  expect(screen.getByText(/待/)).toBeInTheDocument();
});
