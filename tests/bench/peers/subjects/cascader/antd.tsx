import { exposeCascader } from '@bench/react-cascader';
import { Cascader } from 'antd';
exposeCascader('antd', {
  render: (tree, path, onPick) => (
    <Cascader style={{ width: '100%' }} options={tree as any} defaultValue={path} showSearch onChange={onPick as any} />
  ),
  trigger: '.ant-cascader',
  popup: '.ant-cascader-dropdown',
  results: '.ant-cascader-dropdown .ant-cascader-menu-item[data-path-key*="__RC_CASCADER_SPLIT__"]',
  notes: 'antd 6 Cascader, showSearch (default limit 50)',
});
