import { Button } from '@tuanbao/library/components/Button';
import { rosterContext, twoSchemes } from '@tuanbao/library/samples/rosters';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('还没有导入');
  return (
    <>
      <Button onPress={() => setOpen(true)}>导入人员清单</Button> {outcome}
      {isOpen ? (
        <RosterImport
          context={rosterContext}
          schemes={twoSchemes}
          onImport={(_, { fileName, persons }) => {
            setOutcome(`${fileName}：${persons} 人`);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
