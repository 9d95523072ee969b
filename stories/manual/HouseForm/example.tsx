import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { house as product } from '@tuanbao/library/samples/catalogue';
import { house } from '@tuanbao/library/samples/subjects';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(house);
  return (
    <HouseForm
      id="example-house"
      isAddressRequired
      value={value}
      onChange={setValue}
      problems={houseProblems(product, value)}
    />
  );
}
