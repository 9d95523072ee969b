import { screen } from '@testing-library/react';
import { poolProblems } from '@tuanbao/library/domain/subject/pool/poolProblems';
import { emptySwimmingPools, type SwimmingPools } from '@tuanbao/library/domain/subject/pool/swimmingPool';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { pools } from '@tuanbao/library/samples/subjects';
import { PoolForm } from '@tuanbao/library/widgets/PoolForm';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

it('says everything that the specification asks for, in its words', () => {
  const problems = poolProblems(emptySwimmingPools);
  renderInChinese(
    <PoolForm
      value={emptySwimmingPools}
      problems={problems}
      shouldShowAllProblems
      upload={takeFile}
      onChange={() => undefined}
    />,
  );
  for (const sentence of [
    '请输入游泳池个数',
    '请输入营业面积',
    '请选择游泳池地址',
    '请输入游泳池地址',
    '请上传游泳场所照片',
  ])
    expect(screen.getByText(sentence)).toBeVisible();
});

it('removes a photograph from the list', async () => {
  const onChange = vi.fn<(next: SwimmingPools) => void>();
  const { user } = renderInChinese(<PoolForm value={pools} upload={takeFile} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: /移除.*游泳场所照片 1/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...pools, images: pools.images.slice(1) });
});
