import { screen } from '@testing-library/react';
import { Cascader } from '@tuanbao/library/components/Cascader';
import { expect } from 'vitest';

import { bankBranches } from '../../stories/fixtures/banks.ts';

/** A cascader of bank branches. */
export function Field({ onBlur, value = '' }: { readonly onBlur?: () => void; readonly value?: string }) {
  return (
    <Cascader
      label="开户行"
      source={bankBranches}
      defaultValue={value}
      onBlur={onBlur}
      levelLabels={['类别', '银行', '支行']}
      searchLabel="搜索银行或支行"
    />
  );
}

/** The field of the cascader. */
export const field = () => screen.getByRole('combobox', { name: '开户行' });
/** The popup of the cascader. */
export const popup = () => screen.getByRole('dialog', { name: '开户行' });
/** Expects that the popup is closed. */
export const isShut = () => expect(screen.queryByRole('dialog', { name: '开户行' })).not.toBeInTheDocument();
