import { screen } from '@testing-library/react';
import { Cascader } from '@tuanbao/library/components/Cascader';
import { describe, expect, it, vi } from 'vitest';

import { bankBranches } from '../../stories/fixtures/banks.ts';
import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

function open(value = '', locale = 'zh-CN') {
  const onChange = vi.fn<(key: string) => void>();
  show(
    <Cascader
      label="开户行"
      source={bankBranches}
      defaultValue={value}
      onChange={onChange}
      levelLabels={['类别', '银行', '支行']}
      searchLabel="搜索银行或支行"
    />,
    locale,
  );
  return onChange;
}
const field = () => screen.getByRole('combobox', { name: '开户行' });
const search = () => screen.getByRole('combobox', { name: '搜索银行或支行' });

it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('%s opens it, with focus in the search', async (key) => {
  open();

  await press(`{Tab}${key}`);

  expect(search()).toHaveFocus();
});

it('Esc closes it and gives focus back', async () => {
  const onChange = open();

  await press('{Tab}{Enter}{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

describe('in the columns', () => {
  it.each([
    ['{ArrowDown}{ArrowRight}{Enter}', 'zh-CN', 'city-1'],
    ['{ArrowDown}{ArrowLeft}{Enter}', 'ar', 'city-1'],
    ['{End}{Enter}{Enter}', 'zh-CN', 'city-1'],
    ['{End}{Home}{Enter}{Enter}{Enter}', 'zh-CN', 'icbc-1'],
    ['{PageDown}{PageUp}{ArrowDown}{ArrowUp}   ', 'zh-CN', 'icbc-1'],
    ['{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowRight}{Enter}', 'zh-CN', 'city-1'],
  ])('%s in %s chooses %s', async (keys, locale, chosen) => {
    const onChange = open('', locale);

    await press('{Tab}{Enter}{ArrowDown}');
    await press(keys);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen);
    expect(field()).toHaveFocus();
  });

  it.each([
    ['{End}', 'city-1'],
    ['{Home}', 'icbc-1'],
  ])('%s begins in a column that Tab led to', async (key, chosen) => {
    const onChange = open();

    await press('{Tab}{Enter}{Tab}');
    await press(`${key}{Enter}{Enter}{Enter}`);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen);
  });

  it('Enter does not select a refused option', async () => {
    const onChange = open('icbc-1');

    await press('{Tab}{Enter}{ArrowDown}{ArrowDown}{Enter}');

    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

const finds = async (word: string) => {
  await press('{Tab}{Enter}');
  await compose('zhihang');
  expect(screen.queryByRole('listbox', { name: '搜索结果' })).not.toBeInTheDocument();
  await pressWhileComposing('Enter');
  await commitComposition(word);
  await screen.findByRole('listbox', { name: '搜索结果' });
};

/** Key of the active search result. Enter selects this result. */
const pointed = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.dataset['key'];

describe('in the search', () => {
  it('a text that is being composed is not searched; after that Enter selects the first result', async () => {
    const onChange = open();
    await finds('支行');
    expect(onChange).not.toHaveBeenCalled();

    await press('{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith('icbc-1');
  });

  it('ArrowDown and ArrowUp move through the results, PageDown to the last', async () => {
    open();
    await finds('示例');
    expect(pointed()).toBe('icbc-1');

    await press('{PageDown}');
    expect(pointed()).toBe('city-1');
    await press('{ArrowUp}');
    expect(pointed()).toBe('icbc-2');
    await press('{ArrowDown}');

    expect(pointed()).toBe('city-1');
  });

  it('Esc that gives up a composition leaves it open', async () => {
    open();
    await press('{Tab}{Enter}');

    await compose('zhi');
    await pressWhileComposing('Escape');

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(search()).toHaveValue('zhi');
  });
});
