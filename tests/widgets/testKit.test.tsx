import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterContext, rosterCsv, samplePerson, sampleRoster, twoSchemes } from '@tuanbao/library/samples/rosters';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { widgetsInDom } from '@tuanbao/library/testing/dom';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { renderImport } from './renderRosterImport.tsx';
import { renderEditor } from './renderSchemeEditor.tsx';

vi.setConfig({ testTimeout: 60_000 });

const widgets = () => widgetsInDom({ user: userEvent.setup({ applyAccept: false }) });

it('chooses a region by its path and by a search, and clears it', async () => {
  const onChange = vi.fn<(code: number) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RegionCascader label="参保地" onChange={onChange} />
    </I18nProvider>,
  );
  const region = widgets().cascader('参保地');

  await region.choose('广东省', '深圳市', '南山区');
  expect(await region.value()).toBe('广东省 / 深圳市 / 南山区');
  await region.search('440304', '福田区');
  expect(await region.value()).toBe('广东省 / 深圳市 / 福田区');
  await region.clear();
  expect(onChange.mock.lastCall?.[0]).toBe(0);
});

it('reads and writes the table of persons', async () => {
  const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, sampleRoster(3));
  render(
    <I18nProvider locale="zh-CN">
      <PersonTable store={store} schemes={twoSchemes} />
    </I18nProvider>,
  );
  const table = widgets().personTable();

  expect(await table.count()).toBe(3);
  expect(await table.columns()).toContain('姓名');
  expect(await table.cell(2, '姓名')).toBe(samplePerson(1).name);
  await table.write(2, '姓名', '欧阳娜');
  expect(store.personAt(1)?.name).toBe('欧阳娜');
  await table.write(1, '证件号码', '110199');
  expect(await table.isWrong(1, '证件号码')).toBe(true);
  await table.undo();
  expect(await table.isWrong(1, '证件号码')).toBe(false);
  await table.add();
  await table.remove(1);
  expect(store.persons().map(({ name }) => name)).toEqual(['欧阳娜', samplePerson(2).name, '']);
  await expect(table.cell(1, '星座')).rejects.toThrow('the table has no column 星座');
});

it('imports a list', async () => {
  const { onImport } = renderImport();
  const list = widgets().rosterImport();

  await list.read({ name: '名单.csv', type: 'text/csv', content: rosterCsv }, 5);
  await list.shows('没有发现问题');
  await list.confirm(5);
  await expect.poll(() => onImport.mock.calls[0]?.[0].length).toBe(5);
});

it('edits schemes', async () => {
  const { last } = renderEditor([officeScheme, workshopScheme]);
  const editor = widgets().schemeEditor();

  expect(await editor.schemes()).toEqual(['方案一', '车间方案']);
  await editor.rename('总部职员');
  expect(last()[0]?.name).toBe('总部职员');
  expect(await editor.hasClause('工伤医疗费用责任')).toBe(true);
  await editor.toggleClause('工伤医疗费用责任');
  expect(await editor.hasClause('工伤医疗费用责任')).toBe(false);
  await editor.chooseSumInsured('死亡伤残责任', '80万');
  await editor.choosePayoutRatio('90%');
  await editor.chooseDeductible('500 元');
  await editor.writeHeads('公务员、职员（内勤）', 12);
  await editor.choosePlan('尊享计划');
  expect(last()[0]).toMatchObject({
    payoutRatio: 'P90',
    deductible: 'D500',
    planCode: 'PLUS',
    occupations: [{ heads: 12 }],
  });
  await editor.open('车间方案');
  await editor.copy();
  await editor.remove();
  expect(last()).toHaveLength(2);
});
