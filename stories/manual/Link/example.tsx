import { Link } from '@tuanbao/library/components/Link';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <p>
      请先阅读 <Link href="#clauses">雇主责任保险条款</Link>，也可以查看{' '}
      <Link href="https://insurer.example/claims" isExternal>
        保险公司理赔页面
      </Link>
      。
    </p>
  );
}
