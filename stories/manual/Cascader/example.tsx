import { Cascader, type CascaderOption, type CascaderSource } from '@tuanbao/library/components/Cascader';
import { type ReactElement, useState } from 'react';

const tree: Readonly<Record<string, readonly CascaderOption[]>> = {
  '': [
    { key: 'made', label: '制造业', isLeaf: false },
    { key: 'built', label: '建筑业', isLeaf: false },
  ],
  made: [
    { key: 'made-1', label: '车床工', isLeaf: true, badge: '3 类' },
    { key: 'made-2', label: '质检员', isLeaf: true, badge: '2 类' },
  ],
  built: [{ key: 'built-1', label: '高空作业', isLeaf: true, badge: '6 类', refusal: '该类别不在承保范围' }],
};
const groupOf = (key: string): string => key.split('-')[0] ?? '';
const optionsUnder = (key: string): readonly CascaderOption[] => tree[key] ?? [];
const leaves = [...optionsUnder('made'), ...optionsUnder('built')];

const source: CascaderSource = {
  optionsUnder,
  pathOf: (key) => [
    ...optionsUnder('').filter((group) => group.key === groupOf(key)),
    ...optionsUnder(groupOf(key)).filter((leaf) => leaf.key === key),
  ],
  matching: (text) => leaves.filter(({ label }) => label.includes(text)).map(({ key }) => key),
};

export function Example(): ReactElement {
  const [value, setValue] = useState('made-2');
  return (
    <Cascader
      label="工种"
      source={source}
      value={value}
      onChange={setValue}
      levelLabels={['行业', '工种']}
      searchLabel="搜索工种"
    />
  );
}
