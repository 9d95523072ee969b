import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoveredPersons } from '@tuanbao/library/widgets/CoveredPersons';
import { expect, it, vi } from 'vitest';

import { manyCovered, twoCovered } from '../../stories/fixtures/coveredPersons.ts';
import { renderInChinese } from '../components/inChinese.tsx';

it('shows each row, its policies and their days, and links to it', async () => {
  const goTo = vi.fn<(key: number) => void>();
  renderInChinese(<CoveredPersons persons={twoCovered} onGoTo={goTo} />);

  const [, other] = within(screen.getByRole('list', { name: '已有保障的人员' })).getAllByRole('listitem');
  expect(other?.textContent).toMatch(
    /第 3 行 阿卜杜热合曼·艾力·买买提明.*同一产品.*保单 P202512010007.*2025-12-31 至 2026-12-30/,
  );
  expect(other?.textContent).toContain('保单 P202603150012');
  await userEvent.click(within(other!).getByRole('button', { name: '转到第 3 行 阿卜杜热合曼·艾力·买买提明' }));
  expect(goTo).toHaveBeenCalledWith(3);
});

it('hides names as a masked roster does', () => {
  renderInChinese(<CoveredPersons persons={twoCovered} isMasked onGoTo={() => undefined} />);
  expect(screen.getByRole('button', { name: /^转到第 3 行 阿\*+$/ })).toBeVisible();
});

it('shows a long list page by page, and goes back to the remaining rows', async () => {
  const { rerender } = renderInChinese(<CoveredPersons persons={manyCovered} onGoTo={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(screen.getByRole('button', { name: /转到第 16 行/ })).toBeVisible();
  rerender(<CoveredPersons persons={manyCovered.slice(0, 2)} onGoTo={() => undefined} />);
  expect(screen.getByRole('button', { name: /转到第 1 行/ })).toBeVisible();
});

it('shows nothing if no person is covered', () => {
  renderInChinese(<CoveredPersons persons={[]} onGoTo={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});
