import { bankList } from '@tuanbao/library/samples/bankList';
import { BankPicker } from '@tuanbao/library/widgets/BankPicker';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [bank, setBank] = useState('中国工商银行');
  return <BankPicker banks={bankList} value={bank} onChange={setBank} isRequired />;
}
