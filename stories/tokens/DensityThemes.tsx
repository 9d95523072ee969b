import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Select } from '@tuanbao/library/components/Select';
import { TextField } from '@tuanbao/library/components/TextField';
import type { ReactElement } from 'react';

import * as S from './Tokens.styles.ts';

const plans = [
  { value: 'basic', label: '基础计划' },
  { value: 'full', label: '尊享计划' },
];

/** The same controls in both densities. */
export function DensityThemes(): ReactElement {
  return (
    <S.Themes className="sb-unstyled">
      {(['comfortable', 'compact'] as const).map((density) => (
        <S.Theme key={density} data-density={density} aria-label={density}>
          <h3>{density}</h3>
          <S.Controls>
            <TextField label="企业名称" defaultValue="苏州团保示范科技有限公司" />
            <Select label="保障计划" defaultValue="basic" options={plans} />
            <Checkbox defaultSelected>已阅读并同意投保声明</Checkbox>
            <Button variant="primary">下一步</Button>
          </S.Controls>
        </S.Theme>
      ))}
    </S.Themes>
  );
}
