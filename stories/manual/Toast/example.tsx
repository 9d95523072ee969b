import { Button } from '@tuanbao/library/components/Button';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';

export function Example(): ReactElement {
  return (
    <>
      <Button onPress={() => showToast({ tone: 'success', title: '草稿已保存' })}>保存草稿</Button>
      <ToastRegion />
    </>
  );
}
