import { exposeCascader } from '@bench/react-cascader';
import type { Region } from '@bench/regions';
// The simplest solution, which many teams write themselves: three native <select>s without search. useState connects
// them.
import { useState } from 'react';
function Chain({ tree, path, onPick }: { tree: Region[]; path?: string[]; onPick(v: unknown): void }) {
  const [p, setP] = useState(path ?? []);
  const province = tree.find((x) => x.value === p[0]);
  const city = province?.children?.find((x) => x.value === p[1]);
  const list = (items: Region[] | undefined, level: number) => (
    <select
      className={'l' + level}
      value={p[level] ?? ''}
      onChange={(e) => {
        const n = [...p.slice(0, level), e.target.value];
        setP(n);
        if (level === 2) onPick(n);
      }}
    >
      <option value="">请选择</option>
      {items?.map((x) => (
        <option key={x.value} value={x.value}>
          {x.label}
        </option>
      ))}
    </select>
  );
  return (
    <span>
      {list(tree, 0)}
      {list(province?.children, 1)}
      {list(city?.children, 2)}
    </span>
  );
}
exposeCascader('floor-native-selects', {
  isMountOnly: true,
  render: (tree, path, onPick) => <Chain tree={tree} path={path} onPick={onPick} />,
  trigger: 'select.l0',
  popup: '#root',
  notes: 'three native selects: no search; mount figures only',
});
