import '@arco-design/web-react/es/_util/react-19-adapter';
import Cascader from '@arco-design/web-react/es/Cascader';
import '@arco-design/web-react/es/Cascader/style/css.js';
import { exposeCascader } from '@bench/react-cascader';
exposeCascader('arco', {
  render: (tree, path, onPick) => (
    <Cascader
      style={{ width: '100%' }}
      options={tree as any}
      defaultValue={path as any}
      showSearch
      onChange={onPick as any}
    />
  ),
  trigger: '.arco-cascader',
  popup: '.arco-cascader-popup',
  results: '.arco-cascader-popup .arco-cascader-list-search-item',
  notes: 'Arco Cascader 2.66, showSearch, default (virtual list above 100)',
});
