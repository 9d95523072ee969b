import { screen } from '@testing-library/react';
import { emptyVenue, type Venue } from '@tuanbao/library/domain/subject/venue/venue';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

it('hands on one figure over the other, each to its field', async () => {
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
