import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <DescriptionList
      items={[
        { term: '企业名称', description: '苏州团保示范科技有限公司', isWide: true },
        { term: '保险期间', description: '2026-12-01 零时至 2027-11-30 二十四时' },
        { term: '总保费', description: <Money fen={1_257_000} /> },
        { term: '电子邮箱' },
      ]}
    />
  );
}
