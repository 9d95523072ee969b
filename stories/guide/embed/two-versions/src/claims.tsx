import { Button } from '@tuanbao/library-next/components/Button';
import { Dialog } from '@tuanbao/library-next/components/Dialog';
import { TextField } from '@tuanbao/library-next/components/TextField';
import { TuanbaoProvider } from '@tuanbao/library-next/components/TuanbaoProvider';
import { RegionCascader } from '@tuanbao/library-next/widgets/RegionCascader';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import '@tuanbao/library-next/styles.css';

function Claims() {
  const [isAsking, setAsking] = useState(false);
  return (
    <TuanbaoProvider locale="zh-CN" theme="dark">
      <TextField label="报案人" />
      <RegionCascader label="出险地" />
      <Button variant="primary" onPress={() => setAsking(true)}>
        提交报案
      </Button>
      <Dialog title="提交报案" isOpen={isAsking} onOpenChange={setAsking}>
        提交后不可修改
      </Dialog>
    </TuanbaoProvider>
  );
}

const place = document.getElementById('claims');
// Each copy of React counts its ids from the beginning. With the prefix, the ids of the two copies differ.
if (place) createRoot(place, { identifierPrefix: 'claims-' }).render(<Claims />);
