import { TextField } from '@tuanbao/library/components/TextField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [name, setName] = useState('个体');
  return (
    <TextField
      label="企业名称"
      description="与营业执照一致"
      isRequired
      value={name}
      onChange={setName}
      {...(name.length < 4 ? { errorMessage: '请输入营业执照上的全称' } : {})}
    />
  );
}
