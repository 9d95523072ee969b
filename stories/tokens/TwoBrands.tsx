import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Link } from '@tuanbao/library/components/Link';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { Tag } from '@tuanbao/library/components/Tag';
import { TextField } from '@tuanbao/library/components/TextField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import type { ReactElement } from 'react';

import { shownBrands } from './brands.ts';
import * as S from './Tokens.styles.ts';

const shown = shownBrands.filter(({ name }) => name === 'coral' || name === 'tea');
const plans = [
  { value: 'basic', label: '基础计划' },
  { value: 'full', label: '尊享计划' },
];

/** Two brands on one page, each in the light and in the dark scheme. */
export function TwoBrands(): ReactElement {
  return (
    <S.Brands className="sb-unstyled">
      <style>{shown.map(({ theme }) => theme.css).join('')}</style>
      {shown.flatMap(({ name, colour }) =>
        (['light', 'dark'] as const).map((scheme) => (
          <TuanbaoProvider key={`${name} ${scheme}`} brand={name} theme={scheme}>
            <S.Theme aria-label={`${name}, ${scheme}`}>
              <h3>
                {colour}, {scheme}
              </h3>
              <S.Controls>
                <Tag tone="info">待支付</Tag>
                <TextField label="企业名称" defaultValue="苏州团保示范科技有限公司" />
                <SegmentedControl label="保障计划" defaultValue="basic" options={plans} />
                <Checkbox defaultSelected>已阅读并同意投保声明</Checkbox>
                <Link href="#">查看条款</Link>
                <Button variant="primary">下一步</Button>
              </S.Controls>
            </S.Theme>
          </TuanbaoProvider>
        )),
      )}
    </S.Brands>
  );
}
