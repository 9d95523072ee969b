import { TextArea } from '@tuanbao/library/components/TextArea';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [remark, setRemark] = useState('');
  return (
    <TextArea
      label="批改原因"
      description={`还可以写 ${100 - remark.length} 个字`}
      maxLength={100}
      value={remark}
      onChange={setRemark}
    />
  );
}
