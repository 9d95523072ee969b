import { TextField } from '@tuanbao/library/components/TextField';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';

import { Roster } from './Roster.tsx';

/** A server component. Widgets without handlers are rendered here directly. */
export default function Page() {
  return (
    <main>
      <TextField label="企业名称" isRequired />
      <RegionCascader label="参保地" />
      <Roster />
    </main>
  );
}
