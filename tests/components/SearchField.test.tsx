import { fireEvent, screen } from '@testing-library/react';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

it('waits for the finished characters while an input method composes', () => {
  const onChange = vi.fn<(text: string) => void>();
  renderInChinese(<SearchField label="搜索职业" onChange={onChange} />);
  const input = screen.getByRole('searchbox', { name: '搜索职业' });

  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'kuai' } });
  fireEvent.change(input, { target: { value: "kuai'ji" } });
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue("kuai'ji");
  fireEvent.change(input, { target: { value: '会计' } });
  fireEvent.compositionEnd(input);

  expect(onChange).toHaveBeenCalledExactlyOnceWith('会计');
  expect(input).toHaveValue('会计');
});
