import 'tdesign-react/es/_util/react-19-adapter';
import { exposeCascader } from '@bench/react-cascader';

import 'tdesign-react/es/style/index.css';
import 'tdesign-react/es/input/style/css.js';
import 'tdesign-react/es/popup/style/css.js';
import 'tdesign-react/es/select-input/style/css.js';
import 'tdesign-react/es/tag/style/css.js';
import 'tdesign-react/es/tag-input/style/css.js';
import 'tdesign-react/es/checkbox/style/css.js';
import 'tdesign-react/es/loading/style/css.js';
import 'tdesign-react/es/cascader/style/css.js';
import { Cascader } from 'tdesign-react/es/cascader';
exposeCascader('tdesign', {
  render: (tree, path, onPick) => (
    <Cascader options={tree as any} defaultValue={path?.[2] as any} filterable onChange={onPick as any} />
  ),
  trigger: '.t-cascader',
  popup: '.t-cascader__popup',
  results: '.t-cascader__popup .t-cascader__menu--filter .t-cascader__item',
  notes: 'TDesign Cascader, filterable',
});
