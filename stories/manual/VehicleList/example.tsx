import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { vehicle } from '@tuanbao/library/samples/catalogue';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { VehicleList } from '@tuanbao/library/widgets/VehicleList';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState<Vehicle>({ ...car, others: furtherVehicles(2) });
  return (
    <VehicleList
      id="example-fleet"
      product={vehicle}
      value={value}
      onChange={setValue}
      problems={vehicleProblems(vehicle, value)}
      upload={takeFile}
    />
  );
}
