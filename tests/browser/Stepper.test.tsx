import { screen } from '@testing-library/react';
import { Stepper } from '@tuanbao/library/components/Stepper';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

const steps = ['投保单位', '保障方案', '人员名单'].map((title) => ({ id: title, title }));

it('marks an earlier step with a problem, and links back to it', async () => {
  const onChange = vi.fn<(id: string) => void>();
  const faulty = steps.map((step) => ({ ...step, hasProblem: true }));
  show(<Stepper steps={faulty} value="保障方案" onChange={onChange} />);

  expect(screen.queryByText('已完成：')).toBeNull();
  await press('{Tab}{Enter}');
  expect(screen.getByRole('button', { name: /^需要修改：\s*投保单位$/ })).toHaveFocus();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('投保单位');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it.each(['{Enter}', ' '])('Tab stops at the steps that are done, and %s goes back to one', async (key) => {
  const onChange = vi.fn<(id: string) => void>();
  show(
    <>
      <Stepper steps={steps} value="保障方案" onChange={onChange} />
      <button type="button">后</button>
    </>,
  );

  await press(`{Tab}${key}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('投保单位');
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
});
