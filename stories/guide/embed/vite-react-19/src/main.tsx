import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { replaceMessages } from '@tuanbao/library/i18n/replaceMessages';
import { messages as cascaderMessages } from '@tuanbao/library/widgets/RegionCascader/messages';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { Enrolment } from './Enrolment.tsx';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';
import './page.css';

/** Replaces one text of the library. A misspelt message key is a compile error. */
const ourMessages = [
  replaceMessages(cascaderMessages, {
    'zh-CN': { placeholder: '选择参保地' },
  }),
];

function App() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <TuanbaoProvider locale="zh-CN" theme={theme} messages={ourMessages} className="page">
      <Enrolment isDark={theme === 'dark'} onDark={(isDark) => setTheme(isDark ? 'dark' : 'light')} />
    </TuanbaoProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
