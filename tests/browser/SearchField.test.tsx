import { screen } from '@testing-library/react';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { expect, it, vi } from 'vitest';

import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

const field = () => screen.getByRole('searchbox', { name: '搜索职业' });

it('Enter searches for the words', async () => {
  const onSubmit = vi.fn<(words: string) => void>();
  show(<SearchField label="搜索职业" onSubmit={onSubmit} />);

  await press('{Tab}abc{Enter}');

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('abc');
});

it('Esc clears the words', async () => {
  const onChange = vi.fn<(words: string) => void>();
  show(<SearchField label="搜索职业" defaultValue="abc" onChange={onChange} />);

  await press('{Tab}{Escape}');

  expect(field()).toHaveValue('');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

it('keeps all letters while its parent, for example an address, updates late', async () => {
  const told: string[] = [];
  const owned = (value: string) => (
    <SearchField label="搜索职业" value={value} onChange={(words) => void told.push(words)} />
  );
  const { rerender } = show(owned(''));

  await press('{Tab}abc');
  expect(field()).toHaveValue('abc');
  rerender(owned('a'));
  await press('d{Backspace}');
  rerender(owned('abc'));
  expect(field()).toHaveValue('abc');
  expect(told).toEqual(['a', 'ab', 'abc', 'abcd', 'abc']);

  rerender(owned('')); // The parent component clears the field.
  expect(field()).toHaveValue('');
});

it('loses a text that its parent never accepts when the focus leaves', async () => {
  show(<SearchField label="搜索职业" value="" />);

  await press('{Tab}abc');
  await press('{Tab}{Tab}');

  expect(field()).toHaveValue('');
});

it('Enter and Esc have no effect while an input method composes', async () => {
  const onSubmit = vi.fn<(words: string) => void>();
  show(<SearchField label="搜索职业" onSubmit={onSubmit} />);
  await press('{Tab}');

  await compose('kuaiji');
  await pressWhileComposing('Enter');
  await pressWhileComposing('Escape');
  expect(field()).toHaveValue('kuaiji');
  expect(onSubmit).not.toHaveBeenCalled();
  await commitComposition('会计');
  await press('{Enter}');

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('会计');
});

it('Esc in an empty field closes the dialog around it, in a filled one only clears', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  show(
    <Dialog title="选择职业" isOpen onOpenChange={onOpenChange}>
      <SearchField label="搜索职业" defaultValue="abc" />
    </Dialog>,
  );
  field().focus();

  await press('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await press('{Escape}');

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
