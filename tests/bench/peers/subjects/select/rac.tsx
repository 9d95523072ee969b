import { choices, exposeControl } from '@bench/control';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';

exposeControl('rac', {
  render: (index) => (
    <Select>
      <Label>字段 {index}</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox items={choices}>{({ name }) => <ListBoxItem>{name}</ListBoxItem>}</ListBox>
      </Popover>
    </Select>
  ),
});
