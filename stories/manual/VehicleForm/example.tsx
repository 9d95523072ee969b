import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { vehicleProblems } from '@tuanbao/library/domain/subject/vehicle/vehicleProblems';
import { vehicle } from '@tuanbao/library/samples/catalogue';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { car } from '@tuanbao/library/samples/subjects';
import { VehicleForm } from '@tuanbao/library/widgets/VehicleForm';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [value, setValue] = useState(car);
  return (
    <VehicleForm
      id="example-vehicle"
      details={vehicleDetails}
      value={value}
      onChange={setValue}
      problems={vehicleProblems(vehicle, value)}
      upload={takeFile}
    />
  );
}
