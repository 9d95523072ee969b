import { branches, exposeControl } from '@bench/control';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

exposeControl('rac-virtual', {
  render: () => (
    <ComboBox defaultItems={branches}>
      <Label>开户行</Label>
      <Group>
        <Input />
        <Button>展开</Button>
      </Group>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox<(typeof branches)[number]> style={{ display: 'block', width: 300, height: 288, overflow: 'auto' }}>
            {({ name }) => <ListBoxItem textValue={name}>{name}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  ),
  trigger: 'button',
});
