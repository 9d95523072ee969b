import { screen } from '@testing-library/react';
import { TextField } from '@tuanbao/library/components/TextField';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

function PlateForm({ onSubmit }: { readonly onSubmit: () => void }) {
  const [plate, setPlate] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label="车牌号"
        value={plate}
        onChange={(text) => setPlate(text.toUpperCase())}
        errorMessage={/^[A-Z]/.test(plate) ? '请从省份简称写起' : undefined}
      />
    </form>
  );
}

it('Enter submits the form', async () => {
  const onSubmit = vi.fn<() => void>();
  show(<PlateForm onSubmit={onSubmit} />);

  await press('{Tab}b12345{Enter}');

  expect(screen.getByRole('textbox')).toHaveValue('B12345');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('Enter that ends a composition submits nothing; the parent neither converts nor refuses an unfinished composition', async () => {
  const onSubmit = vi.fn<() => void>();
  show(<PlateForm onSubmit={onSubmit} />);
  const field = screen.getByRole('textbox');
  await press('{Tab}');

  await compose('yue');
  expect(field).toHaveValue('yue');
  expect(field).toBeValid();
  await pressWhileComposing('Enter');
  await commitComposition('粤');
  await press('b12345');

  expect(field).toHaveValue('粤B12345');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a field that holds its own text does not report a composition before it ends', async () => {
  const onChange = vi.fn<(text: string) => void>();
  show(<TextField label="企业名称" onChange={onChange} />);
  await press('{Tab}');

  await compose('shi');
  expect(screen.getByRole('textbox')).toHaveValue('shi');
  expect(onChange).not.toHaveBeenCalled();
  await commitComposition('示例');

  expect(screen.getByRole('textbox')).toHaveValue('示例');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('示例');
});
