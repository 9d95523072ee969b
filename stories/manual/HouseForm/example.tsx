import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { type ReactElement, useState } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { house } from '../../fixtures/subjects.ts';

export function Example(): ReactElement {
  const [value, setValue] = useState(house);
  return (
    <HouseForm
      id="example-house"
      isAddressRequired
      value={value}
      onChange={setValue}
      problems={houseProblems(catalogue.house, value)}
    />
  );
}
