import { Button } from '@tuanbao/library/components/Button';
import { ImagePreview } from '@tuanbao/library/components/ImagePreview';
import { type ReactElement, useState } from 'react';

const square =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="teal"/></svg>';

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看游泳场所照片</Button>
      <ImagePreview title="游泳场所照片.png" src={square} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
