import { fireEvent, screen, within } from '@testing-library/react';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { expect, it } from 'vitest';

import { refundTrial, threeChanges, threeChangesTrial } from '../../stories/fixtures/endorsements.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

it('says in words what is paid, from when and for how many persons', () => {
  renderInChinese(
    <EndorsementPremium
      changes={threeChanges}
      trial={threeChangesTrial}
      effectiveDate="2026-12-01"
      heads={{ before: 500, after: 515 }}
    />,
  );

  expect(threeChangesTrial.lines.reduce((sum, { netFen }) => sum + netFen, 0)).toBe(threeChangesTrial.netFen);
  expect(screen.getByRole('status')).toHaveTextContent('应补¥145.40');
  expect(screen.getByText('自 2026-12-01 零时生效')).toBeVisible();
  expect(screen.getByText('变更前 500 人，变更后 515 人')).toBeVisible();
});

it('shows a refund without a sign', () => {
  renderInChinese(
    <EndorsementPremium changes={threeChanges.slice(1, 2)} trial={refundTrial} effectiveDate="2026-12-01" />,
  );

  expect(screen.getByRole('status').textContent).toMatch(/^应退¥/);
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

it('has a line for each person only while it is printed', () => {
  renderInChinese(<EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />);
  expect(screen.queryByRole('table')).toBeNull();

  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(45);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table')).toBeNull();
});

it('prints all lines by its own button', async () => {
  const { user } = renderInChinese(
    <EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />,
  );
  await user.click(screen.getByRole('button', { name: '打印' }));
  const paper = [...document.querySelectorAll('iframe')].at(-1)?.contentDocument;

  expect(paper?.querySelectorAll('tbody tr')).toHaveLength(45);
  expect(screen.queryByRole('table')).toBeNull();
});

it('prints a column of fees only where there are any', () => {
  const { unmount } = renderInChinese(
    <EndorsementPremium changes={threeChanges} trial={threeChangesTrial} effectiveDate="2026-12-01" />,
  );
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByRole('columnheader', { name: '手续费' })).toBeVisible();
  unmount();
  renderInChinese(<EndorsementPremium changes={manyChanges} trial={manyTrial} effectiveDate="2026-12-01" />);
  fireEvent(window, new Event('beforeprint'));

  expect(screen.queryByRole('columnheader', { name: '手续费' })).toBeNull();
});

it('says why there is no price in place of the amount', () => {
  renderInChinese(
    <EndorsementPremium changes={threeChanges} trial={null} effectiveDate="2026-12-01" problem="1 人需要修改" />,
  );

  expect(screen.getByRole('status')).toHaveTextContent('1 人需要修改');
});
