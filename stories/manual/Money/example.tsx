import { Money } from '@tuanbao/library/components/Money';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      总保费 <Money fen={1_257_000} size="figure" />
      ，人均 <Money yuan="448.93" />
    </>
  );
}
