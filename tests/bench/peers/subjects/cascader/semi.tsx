import '@douyinfe/semi-ui-19/lib/es/_base/base.css';
import { exposeCascader } from '@bench/react-cascader';
import Cascader from '@douyinfe/semi-ui-19/lib/es/cascader';
exposeCascader('semi', {
  render: (tree, path, onPick) => (
    <Cascader
      style={{ width: '100%' }}
      treeData={tree as any}
      defaultValue={path}
      filterTreeNode
      onChange={onPick as any}
    />
  ),
  trigger: '.semi-cascader',
  popup: '.semi-cascader-popover',
  results: '.semi-cascader-popover .semi-cascader-option-flatten',
  notes: 'Semi Cascader (semi-ui-19), filterTreeNode',
});
