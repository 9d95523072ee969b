import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Drawer } from '@tuanbao/library/components/Drawer';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看订单</Button>
      <Drawer title="订单 TB20261120000017" isOpen={isOpen} onOpenChange={setOpen}>
        <DescriptionList
          items={[
            { term: '投保人', description: '苏州团保示范科技有限公司' },
            { term: '人数', description: '28 人' },
          ]}
        />
      </Drawer>
    </>
  );
}
