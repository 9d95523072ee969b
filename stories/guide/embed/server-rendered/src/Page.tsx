import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { TextField } from '@tuanbao/library/components/TextField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { useState } from 'react';

import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

/**
 * The page. Server and browser render the same HTML. The locale is set explicitly, because a server doesn't know the
 * locale of the user's browser.
 */
export function Page() {
  const [isAsking, setAsking] = useState(false);
  return (
    <TuanbaoProvider locale="zh-CN" theme="light">
      <TextField label="企业名称" isRequired />
      <NumberField label="参保人数" defaultValue={30} />
      <RegionCascader label="参保地" />
      <Button variant="primary" onPress={() => setAsking(true)}>
        提交
      </Button>
      <Dialog title="确认提交" isOpen={isAsking} onOpenChange={setAsking}>
        提交后不可修改
      </Dialog>
    </TuanbaoProvider>
  );
}
