import { Button } from '@tuanbao/library/components/Button';
import { classes1To4, someOccupations } from '@tuanbao/library/samples/occupations';
import { OccupationResolver } from '@tuanbao/library/widgets/OccupationResolver';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [heads, setHeads] = useState<readonly string[]>([]);
  return (
    <>
      <Button onPress={() => setOpen(true)}>按职位名称匹配职业</Button>
      <ul>
        {heads.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <OccupationResolver
        tree={someOccupations}
        rule={classes1To4}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onResolve={(titles) => setHeads(titles.map(({ title, occupation }) => `${title}：${occupation.name}`))}
      />
    </>
  );
}
