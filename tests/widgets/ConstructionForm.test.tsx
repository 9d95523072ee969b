import { screen } from '@testing-library/react';
import { type Construction, emptyConstruction } from '@tuanbao/library/domain/subject/construction/construction';
import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { takeFile } from '@tuanbao/library/samples/heldFiles';
import { works } from '@tuanbao/library/samples/subjects';
import { ConstructionForm, type ConstructionFormProps } from '@tuanbao/library/widgets/ConstructionForm';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { catalogue } from '../../stories/fixtures/catalogue.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const byCost = catalogue.constructionByCost;

function renderForm(start: Construction, props: Partial<ConstructionFormProps> = {}) {
  const onChange = vi.fn<(next: Construction) => void>();
  function Owner() {
    const [value, setValue] = useState(start);
    return (
      <ConstructionForm
        product={byCost}
        upload={takeFile}
        problems={constructionProblems(props.product ?? byCost, value)}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  return { ...renderInChinese(<Owner />), onChange };
}

it('stores a cost in yuan as fen, without losing a fen', async () => {
  const { user, onChange } = renderForm(emptyConstruction);
  await user.type(screen.getByRole('textbox', { name: '工程造价' }), '1234567.89');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ ...emptyConstruction, costFen: 123_456_789 });
});

it('shows the duration of the works, including both days', () => {
  renderForm({ ...works, startDate: '2026-12-01', endDate: '2026-12-31' });
  expect(screen.getByText('工期共 31 天')).toBeVisible();
});

it('shows a problem only when its field was left', async () => {
  const { user } = renderForm(emptyConstruction);
  expect(screen.queryByText('请填写工程名称')).toBeNull();
  await user.click(screen.getByRole('textbox', { name: '工程名称' }));
  await user.tab();
  expect(screen.getByText('请填写工程名称')).toBeVisible();
  expect(screen.queryByText('请填写工程造价')).toBeNull();
});

it('offers no grade that the tariff does not have for the other choices', () => {
  const [rate] = byCost.tariff?.basis === 'byContractCost' ? byCost.tariff.rates : [];
  if (!rate) throw new Error('the product has no rates');
  const product = { ...byCost, tariff: { basis: 'byContractCost' as const, rates: [rate] } };
  const { projectType, labourType } = rate;
  renderForm({ ...emptyConstruction, projectType, labourType }, { product });
  const grades = screen.getByRole<HTMLSelectElement>('combobox', { name: /施工资质/ });
  const offered = [...grades.options].filter(({ value, disabled }) => value !== '' && !disabled);
  expect(offered.map(({ value }) => value)).toEqual([rate.qualification]);
});

it('gives each control an id that an error summary can link to', () => {
  renderForm(works, { id: 'works' });
  for (const field of ['projectName', 'costFen', 'address', 'address-detail', 'materialImages'])
    expect(document.getElementById(`works-${field}`)).not.toBeNull();
});
