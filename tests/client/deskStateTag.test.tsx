import { render, screen } from '@testing-library/react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

import { StateTag } from '../../app/desk/work/StateTag.tsx';

it.each([
  ['order', 'manualReview', '人工审核', 'info'],
  ['endorsement', 'confirmationDue', '审核待确认', 'warning'],
  ['surrender', 'applied', '退保中', 'neutral'],
  ['invoice', 'applied', '已申请', 'neutral'],
  ['order', 'unheardOf', 'unheardOf', 'neutral'],
] as const)('the state of the desk’s %s %s is shown as %s', (kind, state, word, tone) => {
  render(
    <I18nProvider locale="zh-CN">
      <StateTag kind={kind} state={state} />
    </I18nProvider>,
  );

  expect(screen.getByText(word).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
});
