import { render, screen, within } from '@testing-library/react';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { SchemeEditor } from '@tuanbao/library/widgets/SchemeEditor';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { renderEditor } from './renderSchemeEditor.tsx';

const press = (name: string) => screen.getByRole('button', { name });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent.trim());

it('adds a scheme with the compulsory clauses and brings it into sight', async () => {
  const { user, last } = renderEditor([officeScheme]);

  await user.click(press('添加方案'));

  expect(tabs()).toEqual(['方案一', '保障计划二']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('保障计划二');
  expect(last()[1]?.clauses).toEqual([{ code: 'ELDEATH', sumInsured: 300_000 }]);
});

it('copies the visible scheme with everything but its name', async () => {
  const { user, last } = renderEditor([workshopScheme]);

  await user.click(press('复制方案'));

  expect(last()).toEqual([workshopScheme, { ...workshopScheme, id: last()[1]?.id, name: '保障计划二' }]);
  expect(last()[1]?.id).not.toBe(workshopScheme.id);
});

it('keeps the other schemes when one is removed, and restores it at its place', async () => {
  const { user, last } = renderEditor([officeScheme, workshopScheme, untouchedScheme]);

  await user.click(press('删除方案'));
  expect(last()).toEqual([workshopScheme, untouchedScheme]);
  expect(screen.getByText('已删除“方案一”')).toBeVisible();
  await user.click(press('撤销'));

  expect(last()).toEqual([officeScheme, workshopScheme, untouchedScheme]);
  expect(screen.queryByText('已删除“方案一”')).toBeNull();
});

it('asks before a scheme with persons is removed', async () => {
  const rosterHeads = { s1: [{ code: '', name: '', occupationClass: 1, heads: 250 } as const] };
  const { user, onChange, last } = renderEditor([officeScheme, workshopScheme], { rosterHeads });

  await user.click(press('删除方案'));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('该方案下的 250 人将一并移除，删除后不能撤销。')).toBeVisible();
  await user.click(question.getByRole('button', { name: '取消' }));
  expect(onChange).not.toHaveBeenCalled();

  await user.click(press('删除方案'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除方案' }));
  expect(last()).toEqual([workshopScheme]);
});

it('counts the persons without an occupation class before a scheme is removed', async () => {
  const { user, onChange } = renderEditor([officeScheme, workshopScheme], {
    rosterHeads: {},
    personCounts: { s1: 200 },
  });

  await user.click(press('删除方案'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('该方案下的 200 人将一并移除');
  expect(onChange).not.toHaveBeenCalled();
});

it('never removes the only scheme', () => {
  renderEditor([officeScheme]);

  expect(screen.queryByRole('button', { name: '删除方案' })).toBeNull();
});

it('renames with Enter and discards an empty name', async () => {
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

it('shows no problem for a scheme that only lacks occupations', () => {
  renderEditor([untouchedScheme]);

  expect(screen.getByRole('tab')).not.toHaveTextContent('待完善');
});

it('shows only the choices while it is read-only', () => {
  renderEditor([workshopScheme], { isReadOnly: true });

  const panel = screen.getByRole('tabpanel');
  expect(panel).toHaveTextContent('尊享计划');
  expect(panel).toHaveTextContent('经营场所内突发疾病身故责任20万');
  expect(panel).toHaveTextContent('电子产品装配工3 类职业20 人');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('offers a first scheme if there is none', async () => {
  const { user, last } = renderEditor([]);

  expect(screen.getByText('还没有投保方案')).toBeVisible();
  await user.click(press('添加方案'));

  expect(last()).toHaveLength(1);
  expect(tabs()).toEqual(['保障计划一']);
});

it('offers no second scheme if the insured object is not persons, and shows no error while it is missing', () => {
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
