import { screen } from '@testing-library/react';
import { TextArea } from '@tuanbao/library/components/TextArea';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

it('Enter starts a new line and submits nothing; Tab leaves', async () => {
  const onSubmit = vi.fn<() => void>();
  show(
    <form onSubmit={onSubmit}>
      <TextArea label="备注" />
      <button type="submit">保存</button>
    </form>,
  );

  await press('{Tab}a{Enter}b');
  expect(screen.getByRole('textbox')).toHaveValue('a\nb');
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
