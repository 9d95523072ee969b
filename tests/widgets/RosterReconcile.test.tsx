import { screen, waitFor } from '@testing-library/react';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { RosterReconcile } from '@tuanbao/library/widgets/RosterReconcile';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';

import { currentListText, fewInsured, policyContext } from '../../stories/fixtures/endorsements.ts';
import { renderInChinese } from '../components/inChinese.tsx';

it('asks about unresolved persons before it makes the request, and uses the decision', async () => {
  const onRequest = vi.fn<(changes: readonly PersonChange[]) => void>();
  const { user, container } = renderInChinese(
    <RosterReconcile insured={fewInsured} context={policyContext} onRequest={onRequest} />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([currentListText], '在职名单.txt'));
  await user.click(await screen.findByRole('button', { name: /与保单比对/ }, { timeout: 5000 }));
  await screen.findByRole('tab', { name: /全部变化/ }, { timeout: 5000 });

  await user.click(screen.getByRole('button', { name: '生成变更' }));
  expect(screen.getByRole('alert')).toHaveTextContent('还有 1 人待确认');
  expect(onRequest).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByRole('combobox', { name: '赵无名的处理方式' }), '按替换处理');
  await user.click(screen.getByRole('button', { name: '生成变更' }));

  expect(onRequest).toHaveBeenCalledOnce();
  expect(onRequest.mock.calls[0]![0].map(({ kind }) => kind)).toContain('replace');
});

/** Uploads the list with one unresolved person. The widget then compares it with the policy. */
async function compareList({ user, container }: ReturnType<typeof renderInChinese>): Promise<void> {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([currentListText], '在职名单.txt'));
  await user.click(await screen.findByRole('button', { name: /与保单比对/ }, { timeout: 5000 }));
  await screen.findByRole('tab', { name: /全部变化/ }, { timeout: 5000 });
}

it('shows a changed social security as text', async () => {
  const insured = fewInsured.map((person) => ({ ...person, socialSecurity: 'with' }));
  const { idNo, occupationCode } = fewInsured[0]!;
  const list = `姓名,证件号码,职业代码,社保\n欧阳远,${idNo},${occupationCode},无`;
  const context = { ...policyContext, asksSocialSecurity: true };
  const { user, container } = renderInChinese(
    <RosterReconcile insured={insured} context={context} onRequest={() => {}} />,
  );
  await user.upload(container.querySelector<HTMLInputElement>('input[type="file"]')!, new File([list], '在职名单.csv'));
  await user.click(await screen.findByRole('button', { name: /与保单比对/ }, { timeout: 5000 }));
  expect(await screen.findByText('社保：有社保 → 无社保', {}, { timeout: 5000 })).toBeVisible();
});

it('keeps its ref while the comparison is shown', async () => {
  const ref = createRef<HTMLElement>();
  const view = renderInChinese(
    <RosterReconcile ref={ref} insured={fewInsured} context={policyContext} onRequest={() => {}} />,
  );
  await compareList(view);

  expect(ref.current).toContainElement(screen.getByRole('button', { name: '更换名单' }));
});

it('shows unresolved persons of another list only when the request is made', async () => {
  const view = renderInChinese(<RosterReconcile insured={fewInsured} context={policyContext} onRequest={() => {}} />);
  await compareList(view);
  await view.user.click(screen.getByRole('button', { name: '生成变更' }));
  expect(screen.getByRole('alert')).toHaveTextContent('还有 1 人待确认');

  await view.user.click(screen.getByRole('button', { name: '更换名单' }));
  await compareList(view);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('compares a list that is understood at once, and makes the changes if nobody is unresolved', async () => {
  const onRequest = vi.fn<(changes: readonly PersonChange[]) => void>();
  const { user, container } = renderInChinese(
    <RosterReconcile insured={fewInsured} context={policyContext} onRequest={onRequest} isDirect />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  const list = [
    '姓名\t证件号码\t职业代码',
    ...fewInsured.slice(1).map(({ name, idNo, occupationCode }) => [name, idNo, occupationCode].join('\t')),
  ].join('\n');
  await user.upload(input!, new File([list], '在职名单.txt'));

  await waitFor(() => expect(onRequest).toHaveBeenCalledWith([{ kind: 'remove', original: fewInsured[0] }]), {
    timeout: 5000,
  });
  expect(onRequest).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(/正在比对/)).toBeNull());
});

it('asks about who is unresolved also where a list is compared at once', async () => {
  const onRequest = vi.fn<(changes: readonly PersonChange[]) => void>();
  const { user, container } = renderInChinese(
    <RosterReconcile insured={fewInsured} context={policyContext} onRequest={onRequest} isDirect />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, new File([currentListText], '在职名单.txt'));

  await screen.findByRole('combobox', { name: '赵无名的处理方式' }, { timeout: 5000 });
  expect(onRequest).not.toHaveBeenCalled();
});
