import { Money } from '@tuanbao/library/components/Money';
import tokens from '@tuanbao/tokens/tokens.json';
import type { CSSProperties, ReactElement } from 'react';

import * as S from './Tokens.styles.ts';

const roles = Object.entries(tokens.text).flatMap(([name, role]) =>
  typeof role === 'string' ? [] : [{ name, purpose: role.$description }],
);

const sentence = '苏州团保示范科技有限公司 28 名员工，保费 ¥12,570.00，自 2026-12-01 零时起保（1–4 类职业）';

const lookOf = (name: string): CSSProperties => ({ font: `var(--tb-text-${name})` });

/** All text styles with a typical sentence: Chinese with Latin letters and digits. */
export function TypeSpecimen(): ReactElement {
  return (
    <S.Specimen className="sb-unstyled">
      {roles.map(({ name, purpose }) => (
        <div key={name}>
          <span data-part="name">
            text.{name.replace('-s', 'S')}: {purpose}
          </span>
          <p lang="zh-CN" style={lookOf(name)}>
            {name === 'figure' ? '¥205,008.00' : sentence}
          </p>
        </div>
      ))}
    </S.Specimen>
  );
}

/** Amounts, one below the other. Digits with the same place value are aligned in one column. */
export function FigureColumn(): ReactElement {
  return (
    <S.Measures className="sb-unstyled">
      <thead>
        <tr>
          <th>变更</th>
          <th data-align="end">应补或应退</th>
        </tr>
      </thead>
      <tbody>
        {[20_500_800, 81_900, 71_111, 719, -1_000_000].map((fen) => (
          <tr key={fen}>
            <th scope="row">{fen < 0 ? '减员' : '增员'}</th>
            <td data-align="end">
              <Money fen={fen} />
            </td>
          </tr>
        ))}
      </tbody>
    </S.Measures>
  );
}
