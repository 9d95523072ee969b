import { Link } from '@tuanbao/library/components/Link';
import { QrCode } from '@tuanbao/library/components/QrCode';
import type { ReactElement } from 'react';

const address = 'https://tuanbao.example/quotationShow?id=42';

export function Example(): ReactElement {
  return (
    <>
      <QrCode value={address} aria-label="手机扫码查看报价" />
      <Link href={address}>打开报价</Link>
    </>
  );
}
