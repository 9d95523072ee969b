import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { VehicleList } from '@tuanbao/library/widgets/VehicleList';
import { type ReactElement, useState } from 'react';

import { catalogue } from '../../fixtures/catalogue.ts';
import { takeFile } from '../../fixtures/heldFiles.ts';
import { car, furtherVehicles } from '../../fixtures/subjects.ts';

export function Example(): ReactElement {
  const [value, setValue] = useState<Vehicle>({ ...car, others: furtherVehicles(2) });
  return (
    <VehicleList
      id="example-fleet"
      product={catalogue.vehicle}
      value={value}
      onChange={setValue}
      problems={vehicleProblems(catalogue.vehicle, value)}
      upload={takeFile}
    />
  );
}
