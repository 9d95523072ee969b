import { screen } from '@testing-library/react';
import { QrCode } from '@tuanbao/library/components/QrCode';
import { expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import scanner from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { show } from './onPage.tsx';

prepareZXingModule({ overrides: { locateFile: () => scanner } });

/** Draws the QR code of the page into an image, as a camera would see it. */
async function seen(code: SVGSVGElement): Promise<ImageData> {
  const copy = code.cloneNode(true) as SVGSVGElement;
  const side = 480;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
  canvas.fillStyle = getComputedStyle(code).backgroundColor;
  canvas.fillRect(0, 0, side, side);
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, side, side);
}

it.each(['https://tuanbao.example/pay/42', `https://tuanbao.example/q?name=${'团体险'.repeat(60)}`])(
  'a scanner reads the address from it in the dark theme: %s',
  async (address) => {
    document.documentElement.dataset['theme'] = 'dark';
    show(<QrCode value={address} aria-label="手机扫码支付" />);

    const codes = await readBarcodes(
      await seen(screen.getByRole<HTMLElement & SVGSVGElement>('img', { name: '手机扫码支付' })),
    );

    expect(codes.map(({ text }) => text)).toEqual([address]);
  },
);
