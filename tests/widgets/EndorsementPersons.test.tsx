import { screen, waitFor, within } from '@testing-library/react';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { EndorsementPersons, type EndorsementPersonsProps } from '@tuanbao/library/widgets/EndorsementPersons';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { writeWorkbook } from '../../library/src/spreadsheet/writeWorkbook.ts';
import { fewInsured, policyContext } from '../../stories/fixtures/endorsements.ts';
import { samplePerson } from '../../stories/fixtures/rosters.ts';
import { renderInChinese } from '../components/inChinese.tsx';

const [first, second] = fewInsured as [(typeof fewInsured)[0], (typeof fewInsured)[0]];
const [joiner, another] = [samplePerson(100), samplePerson(101)];

function Persons(props: Partial<EndorsementPersonsProps>) {
  const [changes, setChanges] = useState<readonly PersonChange[]>(props.value ?? []);
  return (
    <EndorsementPersons
      kinds={['add', 'remove', 'replace']}
      insured={fewInsured}
      context={policyContext}
      rule={defaultEndorsementRule}
      effectiveDate="2026-12-01"
      onTemplate={() => undefined}
      {...props}
      value={changes}
      onChange={(next) => {
        setChanges(next);
        props.onChange?.(next);
      }}
    />
  );
}

const setup = (props: Partial<EndorsementPersonsProps> = {}) => {
  const onChange = vi.fn<(changes: readonly PersonChange[]) => void>();
  const { user, container } = renderInChinese(<Persons {...props} onChange={onChange} />);
  const last = () => onChange.mock.lastCall?.[0] ?? [];
  const fill = async (label: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  const chooseOccupation = async (code: string) => {
    await user.click(screen.getByRole('combobox', { name: /^职业代码/ }));
    const dialog = await screen.findByRole('dialog', { name: /职业代码/ });
    await user.click(within(dialog).getByRole('combobox'));
    await user.paste(code);
    await user.click((await within(dialog).findAllByRole('option'))[0]!);
  };
  return { user, container, last, fill, chooseOccupation };
};

it('adds persons one after another: the next one has the same occupation, and the name has the focus', async () => {
  const { user, last, fill, chooseOccupation } = setup();
  await user.click(screen.getByRole('button', { name: '增员' }));
  await fill(/^姓名/, joiner.name);
  await fill(/^证件号码/, joiner.idNo);
  await chooseOccupation(joiner.occupationCode);
  await user.click(screen.getByRole('button', { name: '确定并继续增员' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveValue('');
  await fill(/^姓名/, another.name);
  await fill(/^证件号码/, another.idNo);
  await user.click(screen.getByRole('button', { name: '确定' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { occupationCode } = joiner;
  expect(last()).toMatchObject([
    { kind: 'add', person: { idNo: joiner.idNo, occupationCode, birthday: joiner.birthday, sex: joiner.sex } },
    { kind: 'add', person: { idNo: another.idNo, occupationCode, birthday: another.birthday } },
  ]);
});

it('offers the occupations of the employer’s persons for a new person', async () => {
  const { user, last, fill } = setup();
  await user.click(screen.getByRole('button', { name: '增员' }));
  await fill(/^姓名/, joiner.name);
  await fill(/^证件号码/, joiner.idNo);
  await user.click(screen.getByRole('combobox', { name: /^职业代码/ }));
  const again = within(await screen.findByRole('group', { name: '最近选择' }));
  await user.click(again.getByRole('button', { name: new RegExp(`${first.occupationName}$`) }));
  await user.click(screen.getByRole('button', { name: '确定' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(last()).toMatchObject([{ kind: 'add', person: { occupationCode: first.occupationCode } }]);
});

it('does not add a person whose occupation the policy refuses, and shows the reason at the occupation', async () => {
  const checkOccupation = vi.fn<(person: NewPerson) => Promise<string>>(() => Promise.resolve('该保单不承保此职业'));
  const { user, last, fill, chooseOccupation } = setup({ checkOccupation });
  await user.click(screen.getByRole('button', { name: '增员' }));
  await fill(/^姓名/, joiner.name);
  await fill(/^证件号码/, joiner.idNo);
  await chooseOccupation(joiner.occupationCode);
  await user.click(screen.getByRole('button', { name: '确定' }));

  await user.click(await screen.findByRole('button', { name: '该保单不承保此职业' }));
  const occupation = screen.getByRole('combobox', { name: /^职业代码/ });
  expect(occupation).toHaveFocus();
  expect(occupation).toHaveAccessibleDescription(expect.stringContaining('该保单不承保此职业'));
  expect(checkOccupation).toHaveBeenCalledWith(expect.objectContaining({ occupationCode: joiner.occupationCode }));
  expect(last()).toEqual([]);
});

it('replaces an insured person, who can’t be selected for another change then, and undoes it', async () => {
  const { user, last, fill, chooseOccupation } = setup();
  await user.click(screen.getByRole('button', { name: '替换' }));
  await user.click(screen.getByRole('radio', { name: new RegExp(first.idNo) }));
  expect(screen.getByRole('group', { name: '变更前人员' })).toHaveTextContent(first.idNo);
  await fill(/^姓名/, joiner.name);
  await fill(/^证件号码/, joiner.idNo);
  await chooseOccupation(joiner.occupationCode);
  await user.click(screen.getByRole('button', { name: '确定' }));
  await waitFor(() =>
    expect(last()).toMatchObject([{ kind: 'replace', original: first, person: { idNo: joiner.idNo } }]),
  );

  await user.click(screen.getByRole('button', { name: '减员' }));
  expect(screen.queryByRole('checkbox', { name: new RegExp(first.idNo) })).toBeNull();
  expect(screen.getByRole('checkbox', { name: new RegExp(second.idNo) })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '取消' }));
  await user.click(screen.getByRole('button', { name: `撤回${joiner.name}的变更` }));
  expect(last()).toEqual([]);
});

it('reads a filled-in template, and names the rows of those who are not insured', async () => {
  const { user, container, last } = setup();
  const originals = ['原被保险人姓名', '原被保险人证件类型', '原被保险人证件号码'].map((caption) => ({
    caption,
    width: 20,
  }));
  const rows = [
    [first.name, '身份证', first.idNo],
    ['赵无名', '身份证', '310199198801015555'],
  ];
  const file = writeWorkbook([{ name: '减员', columns: originals, rows }]);
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File([file], '清单.xlsx'));

  expect(await screen.findByText('清单.xlsx：读到 1 项变更')).toBeVisible();
  expect(screen.getByText('减员表第 3 行：赵无名不在保单中')).toBeVisible();
  expect(last()).toEqual([{ kind: 'remove', original: first }]);
});

const newcomer = { ...joiner, name: '欧阳丹青' };
const pair: readonly PersonChange[] = [
  { kind: 'add', person: newcomer },
  { kind: 'remove', original: first },
];

it('makes an addition and a removal a replacement, splits it again, and undoes either', async () => {
  const { user, last } = setup({ value: pair });
  await user.click(screen.getByRole('button', { name: `改为替换：${first.name}` }));
  const dialog = screen.getByRole('dialog', { name: `将${first.name}改为替换` });
  await user.click(within(dialog).getByRole('radio', { name: new RegExp(newcomer.idNo) }));
  await user.click(within(dialog).getByRole('button', { name: '确定' }));
  const replacement = [{ kind: 'replace', original: first, person: newcomer }];
  expect(last()).toEqual(replacement);
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(last()).toEqual(pair);

  await user.click(screen.getByRole('button', { name: `改为替换：${newcomer.name}` }));
  await user.click(screen.getByRole('radio', { name: new RegExp(first.idNo) }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  await user.click(screen.getByRole('button', { name: `拆分：${newcomer.name}的替换` }));
  expect(last()).toEqual(pair.toReversed());
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(last()).toEqual(replacement);
});

it('brings back a change that was taken back', async () => {
  const { user, last } = setup({ value: pair });
  await user.click(screen.getByRole('button', { name: `撤回${newcomer.name}的变更` }));
  expect(last()).toEqual(pair.slice(1));
  await user.click(screen.getByRole('button', { name: '撤销' }));

  expect(last()).toEqual(pair);
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

it('offers no replacement where the product has none', () => {
  setup({ value: pair, rule: { ...defaultEndorsementRule, kinds: ['add', 'remove'] }, kinds: ['add', 'remove'] });

  expect(screen.queryByRole('button', { name: /改为替换/ })).toBeNull();
});

it('lists who, what, from when and for how much, and faulty changes first with the reason in their row', () => {
  const correction: PersonChange = { kind: 'replace', original: second, person: { ...second, name: '更正后' } };
  const trial = {
    lines: [12_300, -11_300, 0].map((netFen, index) => ({
      index,
      kind: 'add' as const,
      chargeFen: 0,
      refundFen: 0,
      feeFen: index === 1 ? 1000 : 0,
      netFen,
    })),
    netFen: 1000,
    settlement: 'pay' as const,
    mark: 'cafe',
  };
  setup({ value: [...pair, correction], trial, problems: new Map([[2, ['证件号码不正确']]]) });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);

  expect(rows).toHaveLength(3);
  expect(rows[0]!.textContent).toMatch(/更正后.*证件号码不正确/);
  expect(within(rows[0]!).getByText('更正')).toBeVisible();
  expect(rows[1]!.textContent).toMatch(/增员.*2026-12-01零时起保.*\+¥123\.00/);
  expect(rows[2]!.textContent).toMatch(/减员.*2026-12-01零时终止.*-¥113\.00已扣手续费 ¥10\.00/);
});

it('says at the id type that the policy does not accept it', async () => {
  const context = { ...policyContext, idTypes: ['passport', 'idCard'] as const };
  const person = { ...joiner, idType: 'officerCertificate' } as NewPerson;
  const { user } = setup({ context, value: [{ kind: 'add', person }] });
  await user.click(screen.getByRole('button', { name: /^修改/ }));
  await user.click(screen.getByRole('button', { name: '确定' }));
  const type = screen.getByRole('combobox', { name: /^证件类型/ });
  expect(type).toBeInvalid();
  expect(type).toHaveAccessibleDescription('本产品不接受该证件类型');
  await user.click(screen.getByRole('button', { name: '本产品不接受该证件类型' }));
  expect(type).toHaveFocus();
});
