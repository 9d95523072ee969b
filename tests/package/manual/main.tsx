// Entry of an app that is written outside of this repository: it shows one example of the manual, named in the address.
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';

const examples = import.meta.glob<ComponentType>('./examples/*.tsx', { import: 'Example' });

const root = document.getElementById('root');
const Example = await examples[`./examples/${location.search.slice(1)}.tsx`]?.();
if (!root || !Example) throw new Error(`no example of the name ${location.search.slice(1)}`);
createRoot(root).render(
  <StrictMode>
    <TuanbaoProvider locale="zh-CN">
      <Example />
    </TuanbaoProvider>
  </StrictMode>,
);
