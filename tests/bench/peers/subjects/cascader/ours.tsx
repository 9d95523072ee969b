import '@tuanbao/tokens/tokens.css';
import { exposeCascader } from '@bench/react-cascader';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';

exposeCascader('ours', {
  render: (_, path, onPick) => (
    <RegionCascader label="所在地区" defaultValue={Number(path?.at(-1) ?? 0)} onChange={onPick} />
  ),
  trigger: '[role=combobox]',
  popup: '[role=dialog]',
  results: '[role=dialog] [aria-label=搜索结果] [role=option]',
  notes: 'the whole country in one module-level index; windowed results, all of them reachable',
});
