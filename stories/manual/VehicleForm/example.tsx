import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { type ReactElement, useState } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { takeFile } from '../../fixtures/heldFiles.ts';
import { car } from '../../fixtures/subjects.ts';

export function Example(): ReactElement {
  const [value, setValue] = useState(car);
  return (
    <VehicleForm
      id="example-vehicle"
      details={vehicleDetails}
      value={value}
      onChange={setValue}
      problems={vehicleProblems(catalogue.vehicle, value)}
      upload={takeFile}
    />
  );
}
