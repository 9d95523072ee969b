import { exposeControl } from '@bench/control';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';

exposeControl('rac', {
  render: (index) => (
    <TextField>
      <Label>字段 {index}</Label>
      <Input />
      <Text slot="description">请填写</Text>
    </TextField>
  ),
});
