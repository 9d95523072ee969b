import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Checkbox
      isSelected={isAgreed}
      onChange={setAgreed}
      {...(isAgreed ? {} : { errorMessage: '请阅读并同意投保声明' })}
    >
      我已阅读并同意《投保声明》与《保险条款》
    </Checkbox>
  );
}
