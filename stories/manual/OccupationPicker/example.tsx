import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationPicker } from '@tuanbao/library/widgets/OccupationPicker';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [code, setCode] = useState('0502001');
  return (
    <OccupationPicker
      label="职业"
      tree={someOccupations}
      rule={classes1To4}
      value={code}
      onChange={(occupation) => setCode(occupation?.code ?? '')}
    />
  );
}
