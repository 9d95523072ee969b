import { act, screen } from '@testing-library/react';
import { identityOf } from '@tuanbao/library/domain/roster/duplicates';
import type { RosterContext } from '@tuanbao/library/domain/roster/rosterContext';
import type { PersonTableHandle } from '@tuanbao/library/widgets/PersonTable';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { faultyRoster, rosterContext, samplePerson, sampleRoster, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { renderTable, cell, activeCell } from './renderPersonTable.tsx';

vi.setConfig({ testTimeout: 20_000 }); // jsdom needs long to compute the roles of a whole table.

it('shows persons as text and announces the number of rows and columns', () => {
  const { grid } = renderTable(sampleRoster(3));
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  expect(grid).toHaveAttribute('aria-colcount', '12');
  expect(cell(1, '证件类型')).toHaveTextContent('身份证');
  expect(cell(1, '方案')).toHaveTextContent('方案一');
  expect(cell(1, '年龄')).toHaveTextContent('60');
});

it('has the columns that the product requests, and offers the document types that it accepts', async () => {
  const context: RosterContext = { ...rosterContext, allowedClasses: '000000', idTypes: ['idCard', 'passport'] };
  const { user } = renderTable(sampleRoster(1), { context, schemes: [] });
  const captions = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(captions).toEqual(['选择', '姓名', '证件类型', '证件号码', '性别', '出生日期', '年龄', '操作']);
  await user.dblClick(cell(1, '证件类型'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['身份证', '护照']);
});

it('has a column for social security where the product requires it, in words', async () => {
  const persons = [{ ...samplePerson(0), socialSecurity: 'with' }];
  const context: RosterContext = { ...rosterContext, schemes: twoSchemes, asksSocialSecurity: true };
  const { store, user } = renderTable(persons, { context });
  expect(cell(1, '社保')).toHaveTextContent('有社保');
  await user.dblClick(cell(1, '社保'));
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['无社保', '有社保']);
  await user.click(options[0]!);
  expect(store.personAt(0)?.socialSecurity).toBe('without');
  act(() => store.setContext({ ...context, asksSocialSecurity: false }));
  expect(screen.queryByRole('columnheader', { name: '社保' })).not.toBeInTheDocument();
});

it('adapts to a product with other document types and without occupations', async () => {
  const { store, user } = renderTable(sampleRoster(1));
  act(() => store.setContext({ ...rosterContext, allowedClasses: '000000', idTypes: ['idCard', 'passport'] }));
  expect(screen.queryByRole('columnheader', { name: '职业名称' })).not.toBeInTheDocument();
  await user.dblClick(cell(1, '证件类型'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['身份证', '护照']);
});

it('shows the ages on the start date when that changes', () => {
  const { store } = renderTable(sampleRoster(1));
  expect(cell(1, '年龄')).toHaveTextContent('60');
  act(() => store.setContext({ ...rosterContext, schemes: twoSchemes, startDate: '2027-12-01' }));
  expect(cell(1, '年龄')).toHaveTextContent('61');
});

it('moves selected persons to another scheme and counts heads by scheme and class', async () => {
  const { store, user } = renderTable(sampleRoster(2));
  await user.click(screen.getByRole('checkbox', { name: '选择第 1 行' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '移到方案' }), '方案二');
  expect(store.personAt(0)?.schemeId).toBe('field');
  expect(screen.getByText(/^方案二：1 人/)).toBeVisible();
});

it('keeps the document small for any number of persons', () => {
  renderTable(sampleRoster(2000));
  expect(document.querySelectorAll('*').length).toBeLessThan(1500);
});

it('changes nothing while it is read-only, and hides personal data while it is masked', async () => {
  const { user } = renderTable(sampleRoster(1), { isReadOnly: true, isMasked: true });
  expect(cell(1, '姓名').textContent).toMatch(/^.\*\*$/);
  expect(cell(1, '证件号码').textContent).toMatch(/^\d{3}\*{11}[\dX]{4}$/);
  await user.dblClick(cell(1, '姓名'));
  expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
  expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: '遮盖个人信息' })).toBeNull();
});

it('masks on demand and reveals a requested row', async () => {
  const { user } = renderTable(sampleRoster(2));
  await user.click(screen.getByRole('checkbox', { name: '遮盖个人信息' }));
  expect(screen.queryByText(samplePerson(1).idNo)).toBeNull();
  await user.click(screen.getByRole('button', { name: '显示第 2 行' }));
  expect(screen.getByRole('status')).toHaveTextContent('已显示第 2 行的个人信息');
  expect(cell(2, '证件号码')).toHaveTextContent(samplePerson(1).idNo);
  expect(screen.queryByText(samplePerson(0).idNo)).toBeNull();
});

it('adds up heads of several schemes', () => {
  renderTable([...sampleRoster(2), samplePerson(3, 'field')]);
  expect(screen.getByText(/^合计：3 人/)).toBeVisible();
});

describe('moving to a person', () => {
  it("focuses the person's number, and shows all rows if the filter hides it", async () => {
    const ref = createRef<PersonTableHandle>();
    const { user, store, field } = renderTable(faultyRoster, { ref });
    await user.click(screen.getByRole('checkbox', { name: '只看问题（3）' }));
    act(() => ref.current?.goToPerson(store.keyAt(0) ?? -1));

    expect(screen.getByRole('grid', { name: '人员清单' })).toHaveAttribute('aria-rowcount', '5');
    expect(field()).toHaveFocus();
    expect(activeCell()).toBe(cell(1, '证件号码'));
  });

  it('does not move if the person no longer exists', () => {
    const ref = createRef<PersonTableHandle>();
    const { store } = renderTable(sampleRoster(2), { ref });
    const key = store.keyAt(1) ?? -1;
    act(() => store.remove([key]));
    act(() => ref.current?.goToPerson(key));

    expect(document.body).toHaveFocus();
  });

  it('marks persons who are already covered with a warning, and shows the policy', () => {
    const covers = [{ policySn: 'P1', productName: '雇主责任险', startDate: '2026-01-01', endDate: '2026-12-31' }];
    const covered = new Map([[identityOf(samplePerson(0)), { isSameProduct: true, covers }]]);
    renderTable(sampleRoster(1), { context: { ...rosterContext, schemes: twoSchemes, covered } });

    expect(cell(1, '证件号码')).toHaveAttribute('title', '已在“雇主责任险”（保单 P1）中承保至 2026-12-31');
    expect(cell(1, '证件号码')).not.toHaveAttribute('aria-invalid');
  });
});
