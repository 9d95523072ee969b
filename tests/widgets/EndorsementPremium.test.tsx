import { screen, within } from '@testing-library/react';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { expect, it } from 'vitest';

import { refundTrial, threeChanges, threeChangesTrial } from '../../stories/fixtures/endorsements.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('has a line for each person, and the lines add up to what is settled', () => {
  renderInChinese(<EndorsementPremium changes={threeChanges} trial={threeChangesTrial} effectiveDate="2026-12-01" />);

  expect(rows()).toHaveLength(threeChangesTrial.lines.length);
  expect(threeChangesTrial.lines.reduce((sum, { netFen }) => sum + netFen, 0)).toBe(threeChangesTrial.netFen);
  expect(screen.getByRole('status')).toHaveTextContent('应补保费¥145.40');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('shows a refund without a sign', () => {
  renderInChinese(
    <EndorsementPremium changes={threeChanges.slice(1, 2)} trial={refundTrial} effectiveDate="2026-12-01" />,
  );

  expect(screen.getByRole('status').textContent).toMatch(/^应退保费¥/);
});

it('keeps the price of before in sight while another one is worked out', () => {
  renderInChinese(
    <EndorsementPremium changes={threeChanges} trial={threeChangesTrial} effectiveDate="2026-12-01" isPending />,
  );

  expect(screen.getByRole('region', { name: '保费试算' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('¥145.40');
});
