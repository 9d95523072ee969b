import { screen } from '@testing-library/react';
import { threeInsurers, twoInsurers } from '@tuanbao/library/samples/coInsurers';
import { CoInsurers } from '@tuanbao/library/widgets/CoInsurers';
import { expect, it } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const fenIn = (row: HTMLElement) =>
  Math.round(Number(/¥([\d,.]+)/.exec(row.textContent)![1]!.replaceAll(',', '')) * 100);

it('divides the premium to the last fen', () => {
  renderInChinese(<CoInsurers coInsurers={threeInsurers} totalFen={10_001} />);

  const shares = screen.getAllByRole('row').slice(1).map(fenIn);

  expect(shares).toHaveLength(threeInsurers.length);
  expect(shares.reduce((sum, fen) => sum + fen, 0)).toBe(10_001);
});

it('marks the first as the leader, and shows no amounts before there is a price', () => {
  renderInChinese(<CoInsurers coInsurers={twoInsurers} />);

  expect(screen.getByText('首席承保').closest('tr')).toBe(screen.getAllByRole('row')[1]);
  expect(screen.queryByText(/¥/)).not.toBeInTheDocument();
});
