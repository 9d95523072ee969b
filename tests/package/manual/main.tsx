// Entry of a test app that is created outside of this repository. The app shows one example of the manual; the address
// contains the name of the example.
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

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
