import { cleanup, screen, within } from '@testing-library/react';
import { employerLiability } from '@tuanbao/library/samples/products';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { expect, it } from 'vitest';

import { renderEditor } from './renderSchemeEditor.tsx';

const press = (name: string) => screen.getByRole('button', { name });

it('changes the plan and keeps clauses that the other plan offers too', async () => {
  const { user, last } = renderEditor([officeScheme]);

  await user.selectOptions(screen.getByRole('combobox', { name: '死亡伤残责任保额' }), '50万');
  await user.click(screen.getByRole('radio', { name: /尊享计划/ }));

  expect(last()[0]).toMatchObject({
    planCode: 'PLUS',
    clauses: [
      { code: 'ELDEATH', sumInsured: 500_000 },
      { code: 'ELMED', sumInsured: 30_000 },
    ],
  });
});

it('enables the other place duties with the first one and disables them with it', async () => {
  const { user, last } = renderEditor([{ ...untouchedScheme, planCode: 'PLUS' }]);
  const first = screen.getByRole('checkbox', { name: '经营场所内突发疾病身故责任' });
  const other = screen.getByRole('checkbox', { name: '经营场所第三者责任' });

  expect(other).toBeDisabled();
  expect(other).toHaveAccessibleDescription('选择“经营场所内突发疾病身故责任”后可选');
  await user.click(first);
  await user.click(other);
  expect(last()[0]?.clauses.map(({ code }) => code)).toContain('ELTHIRD');
  await user.click(first);

  expect(last()[0]?.clauses.map(({ code }) => code)).toEqual(['ELDEATH', 'ELMED']);
  expect(other).toBeDisabled();
});

it('changes the terms of payout and prices the scheme at once', async () => {
  const { user, last } = renderEditor([officeScheme]);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('¥774.00');

  await user.selectOptions(screen.getByRole('combobox', { name: /^赔付比例/ }), '100%');

  expect(last()[0]?.payoutRatio).toBe('P100');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('¥972.00');
});

it('adds the occupations and heads of a pasted list of job titles in one go', async () => {
  const { user, last } = renderEditor([workshopScheme]);

  await user.click(press('粘贴职位清单'));
  await user.click(within(screen.getByRole('dialog')).getByRole('textbox'));
  await user.paste('焊工\n焊工\n车床工');
  await user.click(press('使用 2 个匹配结果'));

  expect(last()[0]?.occupations).toEqual([
    ...workshopScheme.occupations,
    { code: '0502002', name: '焊工', occupationClass: 4, heads: 2 },
    // In this product, the occupation has another class than in the catalogue.
    { code: '0502001', name: '车床工', occupationClass: 3, heads: 1 },
  ]);
});

it('offers the occupations of the other schemes again', async () => {
  const welders = { code: '0502002', name: '焊工', occupationClass: 4, heads: 2 } as const;
  const { user, last } = renderEditor([untouchedScheme, { ...workshopScheme, occupations: [welders] }]);

  await user.click(screen.getByRole('combobox', { name: '添加职业' }));
  await user.click(within(screen.getByRole('group', { name: '最近选择' })).getByRole('button', { name: /焊工/ }));

  expect(last()[0]?.occupations).toEqual([{ ...welders, heads: 1 }]);
});

it('counts heads per occupation, and can remove one', async () => {
  const { user, last } = renderEditor([workshopScheme]);
  const heads = screen.getByRole('textbox', { name: '叉车驾驶员人数' });

  await user.clear(heads);
  await user.type(heads, '5{Enter}');
  expect(last()[0]?.occupations[1]?.heads).toBe(5);
  await user.click(press('移除电子产品装配工'));

  expect(last()[0]?.occupations.map(({ name }) => name)).toEqual(['叉车驾驶员']);
});

it('uses the roster’s count if the scheme has persons', () => {
  renderEditor([officeScheme], {
    rosterHeads: { s1: [{ code: '', name: '', occupationClass: 2, heads: 48 }] },
  });

  expect(screen.getByText('以人员清单为准')).toBeVisible();
  expect(screen.getByRole('list', { name: '职业与人数' })).toHaveTextContent('2 类职业48 人');
  expect(screen.queryByRole('combobox', { name: '添加职业' })).toBeNull();
});

it('shows the accident record only if the product rates it', async () => {
  const accidentRates = [
    { code: 'A1', label: '近一年出险1-2次', rate: '1' },
    { code: 'A0', label: '近一年无出险', rate: '0.9' },
  ];
  const { user, last } = renderEditor([{ ...officeScheme, accidentRate: 'A1' }], {
    product: { ...employerLiability, accidentRates },
  });

  await user.selectOptions(screen.getByRole('combobox', { name: /出险情况/ }), '近一年无出险');

  expect(last()[0]?.accidentRate).toBe('A0');
});

it('shows no accident record if the product has none', () => {
  renderEditor([officeScheme]);
  expect(screen.queryByRole('combobox', { name: /出险情况/ })).toBeNull();
});

it('requires and shows no occupations if the product is not priced by persons', () => {
  const product = { ...employerLiability, basis: 'perHouse' } as const;
  renderEditor([untouchedScheme], { product });
  expect(screen.queryByRole('combobox', { name: '添加职业' })).toBeNull();
  cleanup();
  renderEditor([untouchedScheme], { product, isReadOnly: true });
  expect(screen.queryByRole('heading', { name: '职业与人数' })).toBeNull();
});
