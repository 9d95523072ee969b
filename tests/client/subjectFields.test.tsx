import { screen, within } from '@testing-library/react';
import { SubjectRecap } from '@tuanbao/app/client/orders/SubjectRecap.tsx';
import { subjectFieldsOf, type SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, furtherVehicles, hotel, house, pools, works } from '@tuanbao/library/samples/subjects';
import { ConstructionForm } from '@tuanbao/library/widgets/ConstructionForm';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { VenueForm } from '@tuanbao/library/widgets/VenueForm';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const nothing = () => undefined;
const filed = { upload: takeFile, onChange: nothing };

const forms: Readonly<Record<SubjectSection, ReactElement>> = {
  construction: (
    <ConstructionForm {...filed} uploadVideo={takeFile} product={catalogue.constructionByCost} value={works} />
  ),
  swimmingPool: <PoolForm {...filed} value={pools} />,
  vehicle: <VehicleForm {...filed} details={['passengerCar']} value={car} />,
  house: <HouseForm onChange={nothing} value={house} />,
  orderExtension: <VenueForm onChange={nothing} value={hotel} />,
};

const subjects = { construction: works, swimmingPool: pools, vehicle: car, house, orderExtension: hotel } as const;

describe.each(Object.keys(subjects) as SubjectSection[])('every field of the table of: %s', (section) => {
  const words = insuredSubjectWords[section].fields['zh-CN'];

  it('has its control in the form, in the order of the table', () => {
    const { container } = renderInChinese(forms[section]);
    const text = container.textContent;
    // Fields with rows are left out, because another widget shows them.
    const places = subjectFieldsOf(section)
      .filter(([, { control }]) => control.kind !== 'rows')
      .map(([field]) => text.indexOf(words.regions[field] ?? words.names[field] ?? ''));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('is shown in the recap, unless another field shows it', () => {
    renderInChinese(<SubjectRecap subjects={{ [section]: subjects[section] }} />);
    for (const [field, { recap }] of subjectFieldsOf(section)) {
      const term = screen.queryByText(words.periods[field] ?? words.names[field] ?? '');
      expect([field, term !== null]).toEqual([field, recap !== 'never']);
    }
  });
});

it('the recap of a fleet shows all vehicles in a table, and their address once', () => {
  renderInChinese(<SubjectRecap subjects={{ vehicle: { ...car, others: furtherVehicles(2) } }} />);
  const table = screen.getByRole('table', { name: '承保车辆清单（共 3 辆）' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('粤B12345'),
    expect.stringContaining('粤B20001'),
    expect.stringContaining('粤B20002'),
  ]);
  expect(screen.getAllByText('车辆详细地址')).toHaveLength(1);
  expect(screen.queryByText('尚未上牌')).toBeNull();
});
