import '@tuanbao/tokens/tokens.css';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { rosterContext, twoSchemes } from '../../../../stories/fixtures/rosters.ts';
import { expose, rootElement } from '../../lib/page.ts';

const context = { ...rosterContext, schemes: twoSchemes };
const store = createRosterStore(context);

/** The table of an order with the open import dialog, as an agent sees it. */
function Roster() {
  const [isImporting, setImporting] = useState(true);
  return (
    <I18nProvider locale="zh-CN">
      <PersonTable store={store} schemes={twoSchemes} />
      {isImporting ? (
        <RosterImport
          context={context}
          schemes={twoSchemes}
          onClose={() => setImporting(false)}
          onImport={async (persons) => {
            await store.insertInSlices(persons);
            setImporting(false);
          }}
        />
      ) : null}
    </I18nProvider>
  );
}

expose({ mount: () => flushSync(() => createRoot(rootElement()).render(<Roster />)) });
