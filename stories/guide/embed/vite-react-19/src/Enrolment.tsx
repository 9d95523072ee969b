import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { PersonTable } from '@tuanbao/library/widgets/PersonTable';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { useState } from 'react';

import { rosterContext, schemes } from './scheme.ts';

interface EnrolmentProps {
  readonly isDark: boolean;
  readonly onDark: (isDark: boolean) => void;
}

/**
 * A form with a region and a list of insured persons. The user types persons in, or a worker reads them from a file.
 */
export function Enrolment({ isDark, onDark }: EnrolmentProps) {
  const [store] = useState(() => createRosterStore(rosterContext));
  const [place, setPlace] = useState('');
  const [opened, setOpened] = useState<'nothing' | 'import' | 'terms'>('nothing');

  return (
    <>
      <Checkbox isSelected={isDark} onChange={onDark}>
        深色
      </Checkbox>
      <RegionCascader label="参保地" onChange={(_code, path) => setPlace(path.map(({ name }) => name).join(' '))} />
      <p role="status">{place}</p>
      <Button variant="primary" onPress={() => setOpened('import')}>
        导入名单
      </Button>
      <Button onPress={() => setOpened('terms')}>投保须知</Button>
      <PersonTable store={store} schemes={schemes} />

      {opened === 'import' ? (
        <RosterImport
          context={rosterContext}
          schemes={schemes}
          onImport={(persons) => store.insertInSlices(persons)}
          onClose={() => setOpened('nothing')}
        />
      ) : null}
      <Dialog title="投保须知" isOpen={opened === 'terms'} onOpenChange={() => setOpened('nothing')}>
        保险责任以条款为准。
      </Dialog>
    </>
  );
}
