import { Button } from '@tuanbao/library/components/Button';
import { ImagePreview } from '@tuanbao/library/components/ImagePreview';
import { type ReactElement, useState } from 'react';

const drawn = (colour: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${colour}"/></svg>`;

const pictures = [
  { id: 'pool', title: '游泳场所照片 · 泳池.png', src: drawn('teal') },
  { id: 'entrance', title: '游泳场所照片 · 入口.png', src: drawn('olive') },
];

export function Example(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看游泳场所照片</Button>
      <ImagePreview pictures={pictures} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
