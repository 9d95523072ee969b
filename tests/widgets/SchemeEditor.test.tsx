import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { SchemeEditor, type SchemeEditorProps } from '@tuanbao/library/widgets/SchemeEditor';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { someOccupations } from '../../stories/fixtures/occupations.ts';
import { employerLiability } from '../../stories/fixtures/products.ts';
import { quoteOf } from '../../stories/fixtures/quotes.ts';
import { officeScheme, untouchedScheme, workshopScheme } from '../../stories/fixtures/schemes.ts';

function renderEditor(schemes: readonly Scheme[], props: Partial<SchemeEditorProps> = {}) {
  const onChange = vi.fn<(schemes: readonly Scheme[]) => void>();
  function Owner() {
    const [current, setCurrent] = useState(schemes);
    const change = (next: readonly Scheme[]) => {
      onChange(next);
      setCurrent(next);
    };
    return (
      <SchemeEditor
        product={employerLiability}
        occupations={someOccupations}
        quotes={quoteOf([...current]).schemes}
        {...props}
        schemes={current}
        onChange={change}
      />
    );
  }
  render(
    <I18nProvider locale="zh-CN">
      <Owner />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] ?? [] };
}

const press = (name: string) => screen.getByRole('button', { name });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent.trim());

it('adds a scheme with the compulsory clauses and brings it into sight', async () => {
  const { user, last } = renderEditor([officeScheme]);

  await user.click(press('添加方案'));

  expect(tabs()).toEqual(['方案一', '方案二']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('方案二');
  expect(last()[1]?.clauses).toEqual([{ code: 'ELDEATH', sumInsured: 300_000 }]);
});

it('copies the scheme in sight with everything but its name', async () => {
  const { user, last } = renderEditor([workshopScheme]);

  await user.click(press('复制方案'));

  expect(last()).toEqual([workshopScheme, { ...workshopScheme, id: last()[1]?.id, name: '方案二' }]);
  expect(last()[1]?.id).not.toBe(workshopScheme.id);
});

it('keeps the other schemes when one is removed, and takes it back to its place', async () => {
  const { user, last } = renderEditor([officeScheme, workshopScheme, untouchedScheme]);

  await user.click(press('删除方案'));
  expect(last()).toEqual([workshopScheme, untouchedScheme]);
  expect(screen.getByText('已删除“方案一”')).toBeVisible();
  await user.click(press('撤销'));

  expect(last()).toEqual([officeScheme, workshopScheme, untouchedScheme]);
  expect(screen.queryByText('已删除“方案一”')).toBeNull();
});

it('asks before a scheme goes that has persons', async () => {
  const rosterHeads = { s1: [{ code: '', name: '', occupationClass: 1, heads: 250 } as const] };
  const { user, onChange, last } = renderEditor([officeScheme, workshopScheme], { rosterHeads });

  await user.click(press('删除方案'));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('该方案下的 250 名被保人将一并移除，删除后不能撤销。')).toBeVisible();
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(onChange).not.toHaveBeenCalled();

  await user.click(press('删除方案'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除方案' }));
  expect(last()).toEqual([workshopScheme]);
});

it('never removes the only scheme', () => {
  renderEditor([officeScheme]);

  expect(screen.queryByRole('button', { name: '删除方案' })).toBeNull();
});

it('renames with Enter and gives up an empty name', async () => {
  const { user, onChange } = renderEditor([officeScheme]);
  const name = screen.getByRole('textbox', { name: '方案名称' });

  await user.clear(name);
  await user.tab();
  expect(name).toHaveValue('方案一');
  await user.clear(name);
  await user.type(name, ' 总部职员 {Enter}');

  expect(tabs()).toEqual(['总部职员']);
  expect(onChange).toHaveBeenCalledOnce();
});

it('changes plan and keeps what the other plan offers too', async () => {
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

it('opens the other place duties with the first one and closes them with it', async () => {
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

it('counts heads per occupation, and lets one go', async () => {
  const { user, last } = renderEditor([workshopScheme]);
  const heads = screen.getByRole('textbox', { name: '叉车驾驶员人数' });

  await user.clear(heads);
  await user.type(heads, '5{Enter}');
  expect(last()[0]?.occupations[1]?.heads).toBe(5);
  await user.click(press('移除电子产品装配工'));

  expect(last()[0]?.occupations.map(({ name }) => name)).toEqual(['叉车驾驶员']);
});

it('lets the roster count where the scheme has persons', () => {
  renderEditor([officeScheme], {
    rosterHeads: { s1: [{ code: '', name: '', occupationClass: 2, heads: 48 }] },
  });

  expect(screen.getByText('以人员清单为准')).toBeVisible();
  expect(screen.getByRole('list', { name: '职业与人数' })).toHaveTextContent('2 类职业48 人');
  expect(screen.queryByRole('combobox', { name: '添加职业' })).toBeNull();
});

it('shows a problem where it belongs and marks its tab', () => {
  renderEditor([officeScheme, { ...untouchedScheme, payoutRatio: 'GONE' }], {
    defaultSelectedId: 's3',
    problems: [errorAt('schemes.1.occupations', 'schemeOccupationMissing', { scheme: 2 })],
  });

  const [good, bad] = screen.getAllByRole('tab');
  expect(good).not.toHaveTextContent('待完善');
  expect(bad).toHaveTextContent('待完善');
  expect(screen.getByText('保障计划2中第1类职业还未选择，请选择')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^赔付比例/ })).toHaveAccessibleDescription(
    '所选项不在可选范围内，请重新选择',
  );
});

it('says nothing is wrong with a scheme that only waits for occupations', () => {
  renderEditor([untouchedScheme]);

  expect(screen.getByRole('tab')).not.toHaveTextContent('待完善');
});

it('only shows what was chosen when it is read', () => {
  renderEditor([workshopScheme], { isReadOnly: true });

  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent('尊享计划');
  expect(panel).toHaveTextContent('经营场所内突发疾病身故责任20万');
  expect(panel).toHaveTextContent('电子产品装配工3 类职业20 人');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('offers a first scheme where there is none', async () => {
  const { user, last } = renderEditor([]);

  expect(screen.getByText('还没有投保方案')).toBeVisible();
  await user.click(press('添加方案'));

  expect(last()).toHaveLength(1);
  expect(tabs()).toEqual(['方案一']);
});

it('asks for the accident record only where the product rates it', async () => {
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

it('asks for no accident record where the product has none', () => {
  renderEditor([officeScheme]);
  expect(screen.queryByRole('combobox', { name: /出险情况/ })).toBeNull();
});

it('asks for no occupations, and shows none, where the product is not priced by persons', () => {
  const product = { ...employerLiability, basis: 'perHouse' } as const;
  renderEditor([untouchedScheme], { product });
  expect(screen.queryByRole('combobox', { name: '添加职业' })).toBeNull();
  cleanup();
  renderEditor([untouchedScheme], { product, isReadOnly: true });
  expect(screen.queryByRole('heading', { name: '职业与人数' })).toBeNull();
});

it('offers no second scheme where something other than persons is insured, and waits for it without a reproach', () => {
  const product = catalogue.vehicle;
  const scheme = newScheme(product, 's1', '方案一');
  const { schemes } = quote(product, { months: 12, applyQuantity: 1, schemes: [scheme] });
  render(
    <I18nProvider locale="zh-CN">
      <SchemeEditor
        product={product}
        occupations={someOccupations}
        quotes={schemes}
        schemes={[scheme]}
        onChange={() => undefined}
      />
    </I18nProvider>,
  );
  expect(screen.queryByRole('button', { name: '添加方案' })).toBeNull();
  expect(screen.queryByRole('button', { name: '复制方案' })).toBeNull();
  expect(screen.getByRole('tab')).toHaveAccessibleName('方案一');
});
