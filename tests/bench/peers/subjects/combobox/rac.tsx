import { branches, exposeControl } from '@bench/control';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

exposeControl('rac', {
  render: () => (
    <ComboBox defaultItems={branches}>
      <Label>开户行</Label>
      <Group>
        <Input />
        <Button>展开</Button>
      </Group>
      <Popover>
        <ListBox<(typeof branches)[number]> style={{ maxHeight: 288, overflow: 'auto' }}>
          {({ name }) => <ListBoxItem textValue={name}>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </ComboBox>
  ),
  trigger: 'button',
});
