import { Button } from '@tuanbao/library/components/Button';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { faultyRoster, rosterContext, twoSchemes } from '@tuanbao/library/samples/rosters';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

/**
 * A region and a list of insured persons. The user types persons in, or the library's worker reads them from a file.
 */
function Enrolment() {
  const [store] = useState(() => createRosterStore({ ...rosterContext, schemes: twoSchemes }, faultyRoster));
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <RegionCascader label="参保地" />
      <Button onPress={() => setImporting(true)}>导入名单</Button>
      <PersonTable store={store} schemes={twoSchemes} />
      {isImporting ? (
        <RosterImport
          context={rosterContext}
          schemes={twoSchemes}
          onImport={(persons) => {
            void store.insertInSlices(persons);
            setImporting(false);
          }}
          onClose={() => setImporting(false)}
        />
      ) : null}
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <TuanbaoProvider locale="zh-CN">
        <Enrolment />
      </TuanbaoProvider>
    </StrictMode>,
  );
