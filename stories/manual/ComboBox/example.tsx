import { ComboBox, type ComboBoxOption } from '@tuanbao/library/components/ComboBox';
import { type ReactElement, useState } from 'react';

const banks: readonly ComboBoxOption[] = [
  { value: '102', label: '中国工商银行', pinyin: 'zhong guo gong shang yin hang', keywords: ['ICBC', '工行'] },
  { value: '103', label: '中国农业银行', pinyin: 'zhong guo nong ye yin hang', keywords: ['ABC', '农行'] },
  { value: '308', label: '招商银行', pinyin: 'zhao shang yin hang', keywords: ['CMB', '招行'] },
];

export function Example(): ReactElement {
  const [bank, setBank] = useState('');
  return <ComboBox label="开户银行" options={banks} value={bank} onChange={setBank} />;
}
