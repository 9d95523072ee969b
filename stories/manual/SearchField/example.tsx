import { SearchField } from '@tuanbao/library/components/SearchField';
import { type ReactElement, useState } from 'react';

const products = ['安工雇主责任险', '骑手意外险', '建筑工程意外险'];

export function Example(): ReactElement {
  const [words, setWords] = useState('');
  const found = products.filter((name) => name.includes(words));
  return (
    <>
      <SearchField label="产品名称" placeholder="例如 雇主" value={words} onChange={setWords} />
      <p role="status">找到 {found.length} 个产品</p>
      <ul>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
