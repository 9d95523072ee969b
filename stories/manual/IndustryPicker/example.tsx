import { someIndustries } from '@tuanbao/library/samples/industries';
import { IndustryPicker } from '@tuanbao/library/widgets/IndustryPicker';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [code, setCode] = useState('3421');
  return <IndustryPicker label="所属行业" tree={someIndustries} value={code} onChange={setCode} />;
}
