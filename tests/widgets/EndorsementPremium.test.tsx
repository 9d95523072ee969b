import { fireEvent, screen, within } from '@testing-library/react';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { expect, it } from 'vitest';

import { refundTrial, threeChanges, threeChangesTrial } from '../../stories/fixtures/endorsements.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('has a line for each person, and the lines add up to the settled amount', () => {
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

it('keeps the earlier price visible while a new one is calculated', () => {
  renderInChinese(
    <EndorsementPremium changes={threeChanges} trial={threeChangesTrial} effectiveDate="2026-12-01" isPending />,
  );

  expect(screen.getByRole('region', { name: '保费试算' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('¥145.40');
});

const many = Array.from({ length: 45 }, (_, index) => ({
  index,
  kind: 'remove' as const,
  chargeFen: 0,
  refundFen: 100,
  feeFen: 0,
  netFen: -100,
}));
const manyChanges = many.map(() => threeChanges[1]!);
const manyTrial = { ...refundTrial, lines: many, netFen: -4500 };

it('contains one page of the lines, and all of them while it is printed', async () => {
  const { user } = renderInChinese(
    <EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />,
  );
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: '第 3 页' }));
  expect(rows()).toHaveLength(5);

  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(45);
  fireEvent(window, new Event('afterprint'));
  expect(rows()).toHaveLength(5);
});

it('prints all lines by its own button', async () => {
  const { user } = renderInChinese(
    <EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />,
  );
  await user.click(screen.getByRole('button', { name: '打印' }));
  const paper = [...document.querySelectorAll('iframe')].at(-1)?.contentDocument;

  expect(paper?.querySelectorAll('tbody tr')).toHaveLength(45);
  expect(rows()).toHaveLength(20);
});

it('has a column of fees only if there are any', () => {
  const { unmount } = renderInChinese(
    <EndorsementPremium changes={threeChanges} trial={threeChangesTrial} effectiveDate="2026-12-01" />,
  );
  expect(screen.getByRole('columnheader', { name: '手续费' })).toBeVisible();
  unmount();
  renderInChinese(<EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />);

  expect(screen.queryByRole('columnheader', { name: '手续费' })).toBeNull();
});

it('shows the price of the day beside the slider, or only at the end if the day is fixed', () => {
  const dates = { earliest: '2026-11-21', latest: '2027-11-30' };
  const shown = { changes: threeChanges, trial: threeChangesTrial, effectiveDate: '2026-12-01' };
  const { unmount } = renderInChinese(<EndorsementPremium {...shown} dates={dates} onDate={() => undefined} />);
  expect(screen.getByText(/^自 2026-12-01 零时生效/)).toHaveTextContent('自 2026-12-01 零时生效，应补 ¥145.40');
  unmount();
  renderInChinese(<EndorsementPremium {...shown} />);

  expect(screen.getByText(/^自 2026-12-01 零时生效/).textContent).toBe('自 2026-12-01 零时生效');
});
