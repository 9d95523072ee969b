import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorAt } from '@tuanbao/library/domain/problem/problem';
import { someOccupations } from '@tuanbao/library/samples/occupations';
import { employerLiability } from '@tuanbao/library/samples/products';
import { quoteOf } from '@tuanbao/library/samples/quotes';
import { longNamedScheme, officeScheme, untouchedScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { SchemeEditor, type SchemeEditorProps } from '@tuanbao/library/widgets/SchemeEditor';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';

/** Editor that keeps its schemes in state and prices them, as a page of the app does. */
function PricedEditor(props: SchemeEditorProps) {
  const [schemes, setSchemes] = useState(props.schemes);
  const change = (next: SchemeEditorProps['schemes']) => {
    setSchemes(next);
    props.onChange(next);
  };
  return <SchemeEditor {...props} schemes={schemes} onChange={change} quotes={quoteOf([...schemes]).schemes} />;
}

const meta = {
  title: 'Widgets/SchemeEditor',
  component: SchemeEditor,
  args: {
    product: employerLiability,
    occupations: someOccupations,
    schemes: [officeScheme, workshopScheme],
    onChange: fn(),
  },
  render: (args) => <PricedEditor {...args} />,
} satisfies Meta<typeof SchemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSchemes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '车间方案' }));

    await expect(canvas.getByRole('radio', { name: /尊享计划/ })).toBeChecked();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('¥11,832.00');
  },
};

export const AddsCopiesRemovesAndTakesBack: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('tab').map((tab) => tab.textContent.trim());
    await userEvent.click(canvas.getByRole('button', { name: '添加方案' }));
    await expect(names()).toEqual(['方案一', '车间方案', '保障计划三']);
    await userEvent.click(canvas.getByRole('button', { name: '复制方案' }));
    await expect(names()).toEqual(['方案一', '车间方案', '保障计划三', '保障计划四']);
    await userEvent.click(canvas.getByRole('button', { name: '删除方案' }));
    await expect(names()).toEqual(['方案一', '车间方案', '保障计划三']);
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));

    await expect(names()).toEqual(['方案一', '车间方案', '保障计划三', '保障计划四']);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('保障计划四');
  },
};

const thirty = Array.from({ length: 30 }, (_, index) => ({
  ...officeScheme,
  id: `s${index}`,
  name: `外勤方案${index + 1}`,
}));

/** The tabs scroll, so that a new scheme is visible after it was added. The buttons stay beside the tabs. */
export const ThirtySchemes: Story = {
  args: { schemes: thirty },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加方案' }));
    const added = canvas.getByRole('tab', { selected: true });
    const row = canvas.getByRole('tablist');
    const isInView = () => {
      const [own, list] = [added.getBoundingClientRect(), row.getBoundingClientRect()];
      return own.left >= list.left - 1 && own.right <= list.right + 1;
    };
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(canvas.getByRole('button', { name: '添加方案' })).toBeVisible();
  },
};

export const PlaceDuties: Story = {
  args: { schemes: [untouchedScheme] },
  play: async ({ canvas }) => {
    const checkbox = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(canvas.getByRole('radio', { name: /尊享计划/ }));
    await expect(checkbox('经营场所第三者责任')).toBeDisabled();
    await userEvent.click(checkbox('经营场所内突发疾病身故责任'));
    await expect(checkbox('经营场所第三者责任')).toBeEnabled();
    await userEvent.click(checkbox('经营场所第三者责任'));
    await userEvent.click(checkbox('经营场所内突发疾病身故责任'));

    await expect(checkbox('经营场所第三者责任')).toBeDisabled();
    await expect(checkbox('经营场所第三者责任')).not.toBeChecked();
  },
};

export const ChoosesAnOccupation: Story = {
  args: { schemes: [untouchedScheme] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '添加职业' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索职业名称、拼音或代码' }), '焊工');
    await userEvent.keyboard('{Enter}');
    const heads = await canvas.findByRole('textbox', { name: '焊工人数' });
    await userEvent.clear(heads);
    await userEvent.type(heads, '12{Enter}');

    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        occupations: [{ code: '0502002', name: '焊工', occupationClass: 4, heads: 12 }],
      }),
    ]);
  },
};

export const PersonsFromTheRoster: Story = {
  args: {
    rosterHeads: {
      s1: [
        { code: '', name: '', occupationClass: 1, heads: 320 },
        { code: '', name: '', occupationClass: 3, heads: 180 },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('以人员清单为准')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除方案' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除“方案一”？' }));
    await expect(question.getByText(/500 人将一并移除/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '删除方案' }));

    await expect(args.onChange).toHaveBeenLastCalledWith([workshopScheme]);
  },
};

export const DisabilityPercentages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看各级伤残赔付比例' }));
    const table = within(await canvas.findByRole('table', { name: '伤残赔付比例表' }));

    await expect(table.getByRole('row', { name: '10 级 5% 1% 10%' })).toBeVisible();
  },
};

export const WithProblems: Story = {
  args: {
    schemes: [officeScheme, untouchedScheme],
    defaultSelectedId: 's3',
    problems: [errorAt('schemes.1.occupations', 'schemeOccupationMissing', { scheme: 2 })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /方案三/ })).toHaveTextContent('待完善');
    await expect(canvas.getByText('保障计划2中第1类职业还未选择，请选择')).toBeVisible();
  },
};

export const NoSchemes: Story = { args: { schemes: [] } };

export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelectedId: 's2' } };

export const LongNames: Story = {
  args: { schemes: [longNamedScheme, officeScheme] },
  render: (args) => (
    <Narrow>
      <PricedEditor {...args} />
    </Narrow>
  ),
};

export const Dark: Story = { args: { defaultSelectedId: 's2' }, globals: { scheme: 'dark' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Column>
      <PricedEditor {...args} defaultSelectedId="s2" />
      <PricedEditor {...args} isReadOnly />
    </Column>
  ),
};
