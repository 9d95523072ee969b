import { Button } from '@tuanbao/library/components/Button';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { TextField } from '@tuanbao/library/components/TextField';
import { type ReactElement, useEffect, useRef, useState } from 'react';

export function Example(): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) heading.current?.focus();
  }, [refusals]);

  return (
    <>
      <ErrorSummary
        ref={heading}
        items={refusals > 0 ? [{ message: '请输入联系人手机号', targetId: 'contact-mobile' }] : []}
      />
      <TextField
        id="contact-mobile"
        label="联系人手机"
        {...(refusals > 0 ? { errorMessage: '请输入联系人手机号' } : {})}
      />
      <Button variant="primary" onPress={() => setRefusals(refusals + 1)}>
        提交
      </Button>
    </>
  );
}
