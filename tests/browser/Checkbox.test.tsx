import { screen } from '@testing-library/react';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

it('Space ticks it, and unticks it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  show(<Checkbox onChange={onChange}>同意投保须知</Checkbox>);

  await press('{Tab} ');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await press(' ');

  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});
