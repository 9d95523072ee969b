import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { defaultEndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import { EndorsementPersons, type EndorsementPersonsProps } from '@tuanbao/library/widgets/EndorsementPersons';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import {
  fewInsured,
  insuredPersons,
  policyContext,
  threeChanges,
  threeChangesTrial,
} from '../fixtures/endorsements.ts';
import { Column, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/EndorsementPersons',
  component: EndorsementPersons,
  args: {
    value: [],
    onChange: fn(),
    kinds: ['add', 'remove', 'replace'],
    insured: fewInsured,
    context: policyContext,
    rule: defaultEndorsementRule,
    effectiveDate: '2026-12-01',
    onTemplate: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EndorsementPersons>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: EndorsementPersonsProps): ReactElement {
  const [changes, setChanges] = useState<readonly PersonChange[]>(props.value);
  const change = (next: readonly PersonChange[]) => {
    setChanges(next);
    props.onChange(next);
  };
  return <EndorsementPersons {...props} value={changes} onChange={change} />;
}

export const NothingYet: Story = {};

export const RemovesTwoOfFiveThousand: Story = {
  args: { insured: insuredPersons(5000) },
  play: async ({ canvas, args }) => {
    const leavers = [args.insured[4999], args.insured[4000]];
    await userEvent.click(canvas.getByRole('button', { name: '减员' }));
    for (const leaver of leavers) {
      const search = screen.getByRole('searchbox', { name: '查找人员' });
      await userEvent.clear(search);
      await userEvent.type(search, leaver?.idNo ?? '');
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(leaver?.idNo ?? '') }));
    }
    await userEvent.click(screen.getByRole('button', { name: '减员 2 人' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      [args.insured[4000], args.insured[4999]].map((original) => ({ kind: 'remove', original })),
    );
  },
};

export const SaysWhatIsWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '替换' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await userEvent.click(await screen.findByRole('button', { name: '请选择变更前人员' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: /姓名/ })).toBeInvalid();
  },
};

export const WithProblems: Story = {
  args: { value: threeChanges, problems: new Map([[0, ['被保人重复']]]) },
};

export const English: Story = { globals: { locale: 'en-US' }, args: { value: threeChanges } };

export const Gallery: Story = {
  args: { value: threeChanges, trial: threeChangesTrial },
  render: (args) => (
    <Column>
      <Kept {...args} />
      <Narrow>
        <Kept {...args} problems={new Map([[2, ['替换前后的职业类别必须相同']]])} />
      </Narrow>
    </Column>
  ),
};
