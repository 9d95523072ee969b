import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// The page has two versions of the library but only one style sheet with variables: the style sheet of the newer
// version.
import '@tuanbao/tokens/tokens.css';
import '@tuanbao/library/styles.css';

function Orders() {
  const [isAsking, setAsking] = useState(false);
  return (
    <TuanbaoProvider locale="zh-CN" theme="light">
      <TextField label="投保单位" />
      <RegionCascader label="参保地" />
      <Button variant="primary" onPress={() => setAsking(true)}>
        提交订单
      </Button>
      <Dialog title="提交订单" isOpen={isAsking} onOpenChange={setAsking}>
        提交后不可修改
      </Dialog>
    </TuanbaoProvider>
  );
}

const place = document.getElementById('orders');
// Each copy of React counts its ids from the beginning. With the prefix, the ids of the two copies differ.
if (place) createRoot(place, { identifierPrefix: 'orders-' }).render(<Orders />);
