import { Button } from '@tuanbao/library/components/Button';
import { ErrorSummary, useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { TextField } from '@tuanbao/library/components/TextField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [mobile, setMobile] = useState('');
  const refusals = useRefusals();
  const errors = mobile === '' ? [{ message: '请输入联系人手机号', targetId: 'contact-mobile' }] : [];

  return (
    <>
      <ErrorSummary items={errors} refusals={refusals.count} />
      <TextField
        id="contact-mobile"
        label="联系人手机"
        value={mobile}
        onChange={setMobile}
        errorMessage={refusals.hasRefused ? errors[0]?.message : undefined}
      />
      <Button variant="primary" onPress={() => errors.length > 0 && refusals.refuse()}>
        提交
      </Button>
    </>
  );
}
