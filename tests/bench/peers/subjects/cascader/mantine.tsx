import { exposeCascader } from '@bench/react-cascader';

import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Cascader.css';
import { Cascader, MantineProvider } from '@mantine/core';
exposeCascader('mantine', {
  render: (tree, path, onPick) => (
    <Cascader data={tree as any} defaultValue={path} searchable onChange={onPick as any} />
  ),
  wrap: (children) => <MantineProvider>{children}</MantineProvider>,
  trigger: 'input.mantine-Cascader-input',
  popup: '.mantine-Cascader-dropdown',
  results: '.mantine-Cascader-dropdown .mantine-Cascader-flatOption',
  notes: 'Mantine 9 Cascader, searchable',
});
