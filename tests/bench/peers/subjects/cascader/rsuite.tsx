import { exposeCascader } from '@bench/react-cascader';

import 'rsuite/Cascader/styles/index.css';
import Cascader from 'rsuite/Cascader';
exposeCascader('rsuite', {
  render: (tree, path, onPick) => (
    <Cascader block data={tree as any} defaultValue={path?.[2]} onChange={onPick as any} columnHeight={240} />
  ),
  trigger: '.rs-picker[data-picker=cascader]',
  popup: '.rs-picker-popup',
  input: '.rs-picker-popup input',
  results: '.rs-picker-popup .rs-cascade-search-view-row',
  notes: 'RSuite 6 Cascader, searchable (default)',
});
