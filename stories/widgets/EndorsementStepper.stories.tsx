import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@tuanbao/library/components/TextField';
import type { EndorsementStep } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { EndorsementStepper, type EndorsementStepperProps } from '@tuanbao/library/widgets/EndorsementStepper';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Column, Narrow } from './Layout.styles.ts';

const meta = {
  title: 'Widgets/EndorsementStepper',
  component: EndorsementStepper,
  args: {
    value: 'chooseType',
    onChange: fn(),
    onSubmit: fn(),
    panels: {
      chooseType: <TextField label="备注" />,
      fillInformation: '生效日期与人员',
      confirmChanges: '核对人员与保费',
      uploadMaterials: '上传盖章的申请书',
      confirmAndSubmit: '确认无误后提交',
    },
  },
  render: (args) => <Walk {...args} />,
} satisfies Meta<typeof EndorsementStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Walk(props: EndorsementStepperProps): ReactElement {
  const [step, setStep] = useState<EndorsementStep>(props.value);
  return <EndorsementStepper {...props} value={step} onChange={setStep} />;
}

export const KeepsWhatWasFilledIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '十二月增减');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '填写保全信息' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /选择保全类型/ }));
    await expect(canvas.getByRole('textbox', { name: '备注' })).toHaveValue('十二月增减');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    for (const step of ['确认人员变更', '上传资料', '确认并提交']) {
      await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: step })).toHaveFocus());
    }
    await userEvent.click(canvas.getByRole('button', { name: '提交保全' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SaysWhatIsMissing: Story = {
  args: { value: 'fillInformation', missing: ['请至少添加一项人员变更', '请先试算保费'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(canvas.getByRole('region', { name: '还有未完成的内容，请补充后继续' })).toHaveTextContent(
      '请至少添加一项人员变更',
    );
    await expect(canvas.getByRole('heading', { name: '填写保全信息' })).toBeVisible();
  },
};

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = {
  render: (args) => (
    <Column>
      <Walk {...args} value="confirmChanges" />
      <Narrow>
        <Walk {...args} value="fillInformation" />
      </Narrow>
    </Column>
  ),
};
