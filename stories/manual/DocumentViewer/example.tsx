import { Button } from '@tuanbao/library/components/Button';
import { DocumentViewer } from '@tuanbao/library/components/DocumentViewer';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看电子保单</Button>
      <DocumentViewer
        title="电子保单"
        isOpen={isOpen}
        onOpenChange={setOpen}
        load={async (signal) => {
          const answer = await fetch('/api/order/getGroupInsurePolicy?policyUuid=TB202611200001', { signal });
          if (!answer.ok) throw new Error('the document did not come');
          return { name: '电子保单.pdf', type: 'application/pdf', content: await answer.blob() };
        }}
        describeFailure={() => '系统繁忙，请稍后重试'}
      />
    </>
  );
}
