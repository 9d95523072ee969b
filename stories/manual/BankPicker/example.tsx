import { BankPicker } from '@tuanbao/library/widgets/BankPicker';
import { type ReactElement, useState } from 'react';

import { bankList } from '../../fixtures/bankList.ts';

export function Example(): ReactElement {
  const [bank, setBank] = useState('中国工商银行');
  return <BankPicker banks={bankList} value={bank} onChange={setBank} isRequired />;
}
