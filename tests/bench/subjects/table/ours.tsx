import '@tuanbao/tokens/tokens.css';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { I18nProvider } from 'react-aria/I18nProvider';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { rosterContext, sampleRoster, twoSchemes } from '../../../../stories/fixtures/rosters.ts';
import { expose, rootElement } from '../../lib/page.ts';

expose({
  mount: (count) => {
    const store = createRosterStore({ ...rosterContext, schemes: twoSchemes }, sampleRoster(count));
    flushSync(() =>
      createRoot(rootElement()).render(
        <I18nProvider locale="zh-CN">
          <PersonTable store={store} schemes={twoSchemes} />
        </I18nProvider>,
      ),
    );
  },
});
