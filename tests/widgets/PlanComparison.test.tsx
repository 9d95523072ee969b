import { screen, within } from '@testing-library/react';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { PlanComparison } from '@tuanbao/library/widgets/PlanComparison';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const rowHeaders = () => within(screen.getByRole('table')).getAllByRole('rowheader');

it('shows everything or only differences, and reports the choice to its parent', async () => {
  const onOnlyDifferencesChange = vi.fn<(isOnly: boolean) => void>();
  const { user } = renderInChinese(
    <PlanComparison
      product={employerLiability}
      schemes={[officeScheme, { ...officeScheme, id: 'other', name: '另一方案', deductible: 'D0' }]}
      onOnlyDifferencesChange={onOnlyDifferencesChange}
    />,
  );
  expect(rowHeaders().length).toBeGreaterThan(3);

  await user.click(screen.getByRole('switch', { name: '只看不同' }));

  expect(rowHeaders().map(({ textContent }) => textContent)).toEqual(['免赔额（不同）']);
  expect(onOnlyDifferencesChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('has a column for each scheme, by its name', () => {
  renderInChinese(<PlanComparison product={employerLiability} schemes={[officeScheme, workshopScheme]} />);
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['对比项', officeScheme.name, workshopScheme.name]);
});
