import { screen } from '@testing-library/react';
import { endorsementSteps } from '@tuanbao/library/domain/endorsement/endorsementSteps';
import { EndorsementStepper } from '@tuanbao/library/widgets/EndorsementStepper';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from '../components/inChinese.tsx';

const panels = Object.fromEntries(endorsementSteps.map((step) => [step, `内容 ${step}`])) as Record<
  (typeof endorsementSteps)[number],
  string
>;
const spies = () => ({ onChange: vi.fn<(step: string) => void>(), onSubmit: vi.fn<() => void>() });

it('does not continue while something is missing, and shows what', async () => {
  const { onChange, onSubmit } = spies();
  const { user } = renderInChinese(
    <EndorsementStepper value="fillInformation" missing={['请先试算保费']} {...{ panels, onChange, onSubmit }} />,
  );
  expect(screen.queryByRole('heading', { name: '还有未完成的内容，请补充后继续' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '下一步' }));

  expect(screen.getByRole('heading', { name: '还有未完成的内容，请补充后继续' })).toHaveFocus();
  expect(screen.getByRole('region', { name: '还有未完成的内容，请补充后继续' })).toHaveTextContent('请先试算保费');
  expect(onChange).not.toHaveBeenCalled();
});

it('goes back without requiring missing fields', async () => {
  const { onChange, onSubmit } = spies();
  const { user } = renderInChinese(
    <EndorsementStepper value="confirmChanges" missing={['缺']} {...{ panels, onChange, onSubmit }} />,
  );

  await user.click(screen.getByRole('button', { name: '上一步' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith('fillInformation');
});

it('submits from the last step only', async () => {
  const { onChange, onSubmit } = spies();
  const { user } = renderInChinese(<EndorsementStepper value="confirmAndSubmit" {...{ panels, onChange, onSubmit }} />);

  await user.click(screen.getByRole('button', { name: '提交保全' }));

  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});
