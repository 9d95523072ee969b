import { type CSSProperties, forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';
import { encode } from 'uqr';

import { modulesPath } from './modulesPath.ts';
import * as S from './QrCode.styles.ts';

export interface QrCodeProps {
  /** The encoded text, usually an address: at most 2,331 bytes. */
  value: string;
  /** Describes the effect of scanning for users who can't see it: 手机扫码支付. Offer the address as a link beside it too. */
  'aria-label': string;
  /** Class name of the outermost element. */
  className?: string;
  /** Inline style of the outermost element. */
  style?: CSSProperties;
}

/** The quiet zone that ISO/IEC 18004 asks for around a code, in modules. */
const quietZone = 4;

/**
 * An address for the camera of a phone. Readable with 15 % of it hidden (level M); as wide as its container, at most
 * 160 px.
 */
export const QrCode: ForwardRefExoticComponent<QrCodeProps & RefAttributes<SVGSVGElement>> = forwardRef<
  SVGSVGElement,
  QrCodeProps
>(function QrCode({ value, ...rest }, ref) {
  const code = useMemo(() => {
    const { data, size } = encode(value, { ecc: 'M', border: quietZone });
    return { path: modulesPath(data), size };
  }, [value]);
  return (
    <S.Root {...rest} ref={ref} role="img" viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
      <path d={code.path} fill="currentColor" />
    </S.Root>
  );
});
