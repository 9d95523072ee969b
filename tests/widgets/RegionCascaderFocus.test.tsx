import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { nanshan, xiacheng } from '../../stories/fixtures/regions.ts';
import { renderCascader } from './renderRegionCascader.tsx';

describe('focus', () => {
  it('goes to the field when the choice is cleared by keyboard', async () => {
    const { user, field } = renderCascader({ defaultValue: nanshan });

    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: '清除所在地区' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(field).toHaveTextContent('请选择省 / 市 / 区');
    expect(field).toHaveFocus();
  });

  it('goes to the field when a successor is selected by keyboard', async () => {
    const { user, field } = renderCascader({ defaultValue: xiacheng, storedName: '下城区', isRequired: true });
    await screen.findByRole('button', { name: '改为 浙江省 / 杭州市 / 拱墅区' });

    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(field).toHaveTextContent('浙江省 / 杭州市 / 拱墅区');
    expect(field).toHaveFocus();
  });
});
