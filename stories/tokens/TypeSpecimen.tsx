import { text } from '@tuanbao/tokens';
import type { ReactElement } from 'react';

import * as S from './Tokens.styles.ts';

/** All text styles with a typical sentence: Chinese with Latin letters and digits. */
export function TypeSpecimen(): ReactElement {
  return (
    <S.Specimen className="sb-unstyled">
      {Object.entries(text).map(([name, font]) => (
        <div key={name}>
          <span data-part="name">text.{name}</span>
          <p lang="zh-CN" style={{ font }}>
            苏州团保示范科技有限公司 28 名员工，保费 ¥12,570.00，自 2026-12-01 零时起保（1–4 类职业）
          </p>
        </div>
      ))}
    </S.Specimen>
  );
}
