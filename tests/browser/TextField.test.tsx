import { render, screen } from '@testing-library/react';
import { TextField } from '@tuanbao/library/components/TextField';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { commitComposition, compose } from './imeComposition.ts';

import '@tuanbao/tokens/tokens.css';

it('keeps what an input method composes and does not submit on the Enter that ends it', async () => {
  const submitted = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <TextField label="企业名称" name="name" />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: '企业名称' });
  await userEvent.click(field);

  await compose('tuan');
  expect(field).toHaveValue('tuan');
  await commitComposition('团保');

  expect(field).toHaveValue('团保');
  expect(submitted).not.toHaveBeenCalled();
});
