import { screen } from '@testing-library/react';
import { fieldRuleProblems } from '@tuanbao/library/domain/product/fieldRule';
import { emptyVenue, type Venue } from '@tuanbao/library/domain/subject/venue/venue';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

it('reports changes of one number after another, each in its field', async () => {
  const onChange = vi.fn<(next: Venue) => void>();
  const { user } = renderInChinese(<VenueForm value={emptyVenue} onChange={onChange} />);
  for (const [name, figure] of [
    ['营业面积', '5200.5'],
    ['客房数', '96'],
    ['员工人数', '48'],
    ['停车位数', '60'],
  ] as const) {
    await user.type(screen.getByRole('textbox', { name }), figure);
    await user.tab();
  }
  expect(onChange).toHaveBeenLastCalledWith({
    businessAreaSquareMetres: 5200.5,
    guestRooms: 96,
    employees: 48,
    swimmingPools: null,
    parkingLots: 60,
  });
});

const rules = (['change', 'blur', 'submit'] as const).map((trigger, at) => ({
  field: (['guestRooms', 'employees', 'parkingLots'] as const)[at] ?? '',
  trigger,
  rule: 'atMost' as const,
  limit: 9,
  message: 'fieldTooLarge' as const,
}));

function RuledVenue({ isRefused = false }: { readonly isRefused?: boolean }) {
  const [venue, setVenue] = useState(emptyVenue);
  return (
    <VenueForm
      value={venue}
      onChange={setVenue}
      problems={fieldRuleProblems({ fieldRules: rules }, venue)}
      shouldShowAllProblems={isRefused}
    />
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

it('shows the problem of a product’s rule on the event that the rule names', async () => {
  const { user, rerender } = renderInChinese(<RuledVenue />);
  await user.type(field('客房数'), '10{Enter}');
  expect(field('客房数')).toHaveAccessibleDescription(/不能大于 9/);

  await user.type(field('员工人数'), '10{Enter}');
  expect(field('员工人数')).not.toHaveAccessibleDescription(/不能大于 9/);
  await user.tab();
  expect(field('员工人数')).toHaveAccessibleDescription(/不能大于 9/);

  await user.type(field('停车位数'), '10');
  await user.tab();
  expect(field('停车位数')).not.toHaveAccessibleDescription(/不能大于 9/);
  rerender(<RuledVenue isRefused />);
  expect(field('停车位数')).toHaveAccessibleDescription(/不能大于 9/);
});
